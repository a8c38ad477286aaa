/** How many cards a frame may add or complete while the page is scrolled. */
const atOnce = 2;

interface FrameState {
  /** Whether the page is being scrolled. */
  readonly isMoving: boolean;
  /** Whether the frame has time for cards. */
  readonly hasTime: boolean;
}

/**
 * The number of cards that a frame may add or complete: any number while the page rests; while it is scrolled a few,
 * and none if the frame has no time.
 */
export function cardsToRender({ isMoving, hasTime }: FrameState): number {
  if (!isMoving) return Number.POSITIVE_INFINITY;
  return hasTime ? atOnce : 0;
}

/**
 * What is rendered of a card: all of it, or little more than its title. The rest is most of the work of rendering it,
 * and nobody can read it while the page is scrolled fast.
 */
export type Detail = 'full' | 'brief';

/** The number of frames without new rows after which a slow device completes brief cards. */
export const quietFrames = 10;

/** In which frame since the last rows more of a card is rendered: a card in the one after them, its rest later. */
export function framesUntilNext(detail: Detail | undefined, isSlow: boolean): number {
  if (detail === 'full') return Number.POSITIVE_INFINITY;
  return detail === 'brief' && isSlow ? quietFrames : 2;
}
