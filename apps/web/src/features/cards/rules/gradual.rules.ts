interface FrameState {
  /** Whether the page is being scrolled. */
  readonly isMoving: boolean;
  /** Whether the device is too slow to add cards in a frame in which other rows come near. */
  readonly isSlow: boolean;
  /** Whether this is not such a frame, but one that was requested in order to add cards. */
  readonly isRequested: boolean;
  /** The number of rendered cards that this frame removes. */
  readonly removed: number;
}

/**
 * The number of cards that a frame may add: any number while the page rests; while it is scrolled at most `atOnce`
 * including those that it removes, and none in a frame of a slow device that was not requested for them.
 */
export function cardsToAdd({ isMoving, isSlow, isRequested, removed }: FrameState, atOnce: number): number {
  if (!isMoving) return Number.POSITIVE_INFINITY;
  return isSlow && !isRequested ? 0 : Math.max(0, atOnce - removed);
}

/**
 * What is rendered of a card: all of it, or only its picture and its title. The rest is most of the work of rendering
 * it, and nobody can read it while the page is scrolled fast.
 */
export type Detail = 'full' | 'brief';

/** The number of frames without new rows after which brief cards are completed. */
export const quietFrames = 10;

/** In which frame since the last rows more of a card is rendered: a card in the one after them, its rest later. */
export function framesUntilNext(detail: Detail | undefined): number {
  if (!detail) return 2;
  return detail === 'brief' ? quietFrames : Number.POSITIVE_INFINITY;
}
