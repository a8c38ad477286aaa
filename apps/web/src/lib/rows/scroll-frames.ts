/** How long a page counts as moving after its last scroll event. */
const restAfterMs = 1000;
/** After a longer time between two frames, at least one other was missed at 60 frames a second. */
const missedAfterMs = 28;
/** A frame has started late if its callbacks run more than this after it was due. */
const startedLateMs = 6;
/** The number of late frames in a row that are not used. The next one is, or a very slow device would add nothing. */
const unusedInARow = 3;
/** A device is slow when two frames were late within this time; one can be late on any device. */
const bothWithinMs = 300;
/** How long it counts as slow at first. While the page keeps moving, each time is twice as long as the last. */
const slowForMs = 1000;
/** A frame that rendered more was quick if it ended within this after it was due: half of its time was left. */
const quickMs = 8;
/** Every device counts as slow until so many frames in a row that rendered more were quick. */
const provenAfter = 3;

/** What the frames of a page tell while it is scrolled. */
export interface ScrollFrames {
  /** Called for each scroll event. */
  readonly moved: () => void;
  /** Called within each frame in which more was rendered. */
  readonly added: () => void;
  /** Whether the page is being scrolled, or was within the last second. */
  readonly isMoving: () => boolean;
  /**
   * Whether the device has no time for more work while the page is scrolled: frames were late, or those that rendered
   * more have not been quick since.
   */
  readonly isSlow: () => boolean;
  /** Whether the current frame has time for more: the page rests, or the frame did not start late. */
  readonly hasTime: () => boolean;
}

/** The clock of the page, in milliseconds, and its frames. */
interface Clock {
  readonly now: () => number;
  /** When the current frame was due. */
  readonly frame: () => number;
  readonly onNextFrame: (callback: () => void) => void;
  /** Calls back when the work of the current frame is done. */
  readonly afterFrame: (callback: () => void) => void;
}

const pageClock: Clock = {
  now: () => performance.now(),
  frame: () => Number(document.timeline.currentTime),
  onNextFrame: (callback) => void requestAnimationFrame(callback),
  afterFrame: (callback) => void setTimeout(callback),
};

/** Watches the frames of the page from a scroll event until it rests. `clock` is for tests. */
export function watchScrollFrames({ now, frame, onNextFrame, afterFrame }: Clock = pageClock): ScrollFrames {
  let movedAt = Number.NEGATIVE_INFINITY;
  let lastFrame: number | undefined;
  let lateAt = Number.NEGATIVE_INFINITY;
  let lateInARow = 0;
  let quickInARow = 0;
  let isProven = false;
  let slowUntil = Number.NEGATIVE_INFINITY;
  let slowFor = slowForMs;

  const isMoving = () => now() - movedAt < restAfterMs;
  const startsLate = () => now() - frame() > startedLateMs;
  const noteLate = (at: number) => {
    lateInARow += 1;
    quickInARow = 0;
    if (at - lateAt < bothWithinMs && at >= slowUntil) {
      slowUntil = at + slowFor;
      slowFor *= 2;
      isProven = false;
    }
    lateAt = at;
  };
  const noteEnd = (due: number) => {
    quickInARow = now() - due < quickMs ? quickInARow + 1 : 0;
    isProven ||= quickInARow >= provenAfter;
  };
  const onFrame = () => {
    const at = frame();
    if (startsLate() || (lastFrame !== undefined && at - lastFrame > missedAfterMs)) noteLate(at);
    else lateInARow = 0;
    lastFrame = isMoving() ? at : undefined;
    if (lastFrame !== undefined) onNextFrame(onFrame);
  };
  return {
    moved() {
      movedAt = now();
      if (lastFrame !== undefined) return;
      lastFrame = movedAt;
      slowFor = slowForMs;
      onNextFrame(onFrame);
    },
    added() {
      const due = frame();
      if (!isProven && isMoving()) afterFrame(() => noteEnd(due));
    },
    isMoving,
    isSlow: () => !isProven || now() < slowUntil,
    hasTime: () => !isMoving() || !startsLate() || lateInARow % (unusedInARow + 1) === unusedInARow,
  };
}
