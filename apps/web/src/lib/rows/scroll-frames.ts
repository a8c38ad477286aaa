/** How long a page counts as moving after its last scroll event. */
const restAfterMs = 1000;
/** A frame that took longer than this missed at least one other at 60 frames a second. */
const lateAfterMs = 28;
/** A device is slow when two frames were late within this time; one can be late on any device. */
const bothWithinMs = 300;
/** How long it counts as slow at first. While the page keeps moving, each time is twice as long as the last. */
const slowForMs = 1000;

/** What the frames of a page tell while it is scrolled. */
export interface ScrollFrames {
  /** Called for each scroll event. */
  readonly moved: () => void;
  /** Whether the page is being scrolled, or was within the last second. */
  readonly isMoving: () => boolean;
  /** Whether frames were late, so that the device has no time for more work while the page is scrolled. */
  readonly isSlow: () => boolean;
}

/** The clock of the page, in milliseconds, and its frames. */
interface Clock {
  readonly now: () => number;
  readonly onNextFrame: (callback: (now: number) => void) => void;
}

const pageClock: Clock = {
  now: () => performance.now(),
  onNextFrame: (callback) => void requestAnimationFrame(callback),
};

/** Watches the frames of the page from a scroll event until it rests. `clock` is for tests. */
export function watchScrollFrames({ now, onNextFrame }: Clock = pageClock): ScrollFrames {
  let movedAt = Number.NEGATIVE_INFINITY;
  let frameAt: number | undefined;
  let lateAt = Number.NEGATIVE_INFINITY;
  let slowUntil = Number.NEGATIVE_INFINITY;
  let slowFor = slowForMs;

  const isMoving = () => now() - movedAt < restAfterMs;
  const noteLate = (at: number) => {
    if (at - lateAt < bothWithinMs && at >= slowUntil) {
      slowUntil = at + slowFor;
      slowFor *= 2;
    }
    lateAt = at;
  };
  const onFrame = (at: number) => {
    if (frameAt !== undefined && at - frameAt > lateAfterMs) noteLate(at);
    frameAt = isMoving() ? at : undefined;
    if (frameAt !== undefined) onNextFrame(onFrame);
  };
  return {
    moved() {
      movedAt = now();
      if (frameAt !== undefined) return;
      frameAt = movedAt;
      slowFor = slowForMs;
      onNextFrame(onFrame);
    },
    isMoving,
    isSlow: () => now() < slowUntil,
  };
}
