import { expect, test } from 'vitest';
import { watchScrollFrames } from './scroll-frames.ts';

/** What happens in frames that follow one another. */
interface Passing {
  /** Milliseconds from each frame to the next. */
  readonly lengths: readonly number[];
  readonly scrolls: boolean;
  /** Milliseconds from when a frame is due until its callbacks run. */
  readonly lag?: number;
  /** Milliseconds from when a frame is due until it ends. Without it, nothing more is rendered in the frame. */
  readonly took?: number;
}

/** A page with a clock of its own. */
function page() {
  let frame = 0;
  let now = 0;
  let callback: (() => void) | undefined;
  let ended: (() => void) | undefined;
  const frames = watchScrollFrames({
    now: () => now,
    frame: () => frame,
    onNextFrame: (next) => {
      callback = next;
    },
    afterFrame: (next) => {
      ended = next;
    },
  });
  const pass = ({ lengths, scrolls, lag = 0, took }: Passing) => {
    for (const length of lengths) {
      frame += length;
      now = frame + lag;
      if (scrolls) frames.moved();
      if (took !== undefined) frames.added();
      const next = callback;
      callback = undefined;
      next?.();
      now = frame + (took ?? lag);
      ended?.();
      ended = undefined;
    }
  };
  return {
    frames,
    /** Frames that render more and are quick. */
    scroll: (...lengths: number[]) => pass({ lengths, scrolls: true, took: 3 }),
    scrollIdly: (...lengths: number[]) => pass({ lengths, scrolls: true }),
    scrollAndTake: (took: number, ...lengths: number[]) => pass({ lengths, scrolls: true, took }),
    scrollWithLag: (lag: number, ...lengths: number[]) => pass({ lengths, scrolls: true, lag }),
    rest: (...lengths: number[]) => pass({ lengths, scrolls: false }),
    restWithLag: (lag: number, ...lengths: number[]) => pass({ lengths, scrolls: false, lag }),
    isWatching: () => callback !== undefined,
  };
}

const onTime = (count: number) => Array.from({ length: count }, () => 17);

test('the page moves from a scroll event until a second later, and its frames are watched until then', () => {
  const { frames, scroll, rest, isWatching } = page();
  expect(frames.isMoving()).toBe(false);
  scroll(17);
  expect(frames.isMoving()).toBe(true);
  rest(...onTime(50));
  expect(isWatching()).toBe(true);
  rest(...onTime(20));
  expect(frames.isMoving()).toBe(false);
  expect(isWatching()).toBe(false);
});

test('one late frame does not make a device slow, two soon after each other do for a second', () => {
  const { frames, scroll } = page();
  scroll(...onTime(20), 50, ...onTime(40), 50);
  expect(frames.isSlow()).toBe(false);
  scroll(...onTime(5), 50);
  expect(frames.isSlow()).toBe(true);
  scroll(...onTime(50));
  expect(frames.isSlow()).toBe(true);
  scroll(...onTime(10));
  expect(frames.isSlow()).toBe(false);
});

test('a device that is found slow again in the same movement counts as slow for twice as long', () => {
  const { frames, scroll, rest } = page();
  scroll(...onTime(20), 50, 50, ...onTime(60), 50, 50, ...onTime(100));
  expect(frames.isSlow()).toBe(true);
  scroll(...onTime(20));
  expect(frames.isSlow()).toBe(false);
  rest(...onTime(70));
  scroll(17, 50, 50, ...onTime(60));
  expect(frames.isSlow()).toBe(false);
});

test('the time between two movements is not a late frame', () => {
  const { frames, scroll, rest } = page();
  scroll(...onTime(20));
  rest(...onTime(70));
  rest(5000);
  scroll(17, 17);
  rest(...onTime(70));
  rest(200);
  scroll(17, 17);
  expect(frames.isSlow()).toBe(false);
});

test('a device counts as slow until three frames in a row that rendered more were quick', () => {
  const { frames, scroll, scrollAndTake, rest } = page();
  scroll(...onTime(2));
  scrollAndTake(9, 17);
  scroll(...onTime(2));
  expect(frames.isSlow()).toBe(true);
  scroll(17);
  expect(frames.isSlow()).toBe(false);
  rest(...onTime(70));
  scrollAndTake(9, ...onTime(20));
  expect(frames.isSlow()).toBe(false);
});

test('frames in which nothing was rendered do not prove that a device is fast', () => {
  const { frames, scroll, scrollIdly } = page();
  scrollIdly(...onTime(100));
  expect(frames.isSlow()).toBe(true);
  scroll(...onTime(2));
  scrollIdly(...onTime(20));
  scroll(17);
  expect(frames.isSlow()).toBe(false);
});

test('a device that was found slow stays slow until frames are quick again', () => {
  const { frames, scroll, scrollAndTake } = page();
  scroll(...onTime(20));
  scrollAndTake(12, 50, 50, ...onTime(300));
  expect(frames.isSlow()).toBe(true);
  scroll(...onTime(3));
  expect(frames.isSlow()).toBe(false);
});

test('frames that start late make a device slow before any is missed', () => {
  const { frames, scroll, scrollWithLag } = page();
  scroll(...onTime(20));
  scrollWithLag(5, ...onTime(5));
  expect(frames.isSlow()).toBe(false);
  scrollWithLag(8, ...onTime(2));
  expect(frames.isSlow()).toBe(true);
});

test('a frame that starts late has no time for more, but one in four of them is used', () => {
  const { frames, scroll, scrollWithLag } = page();
  scroll(17);
  expect(frames.hasTime()).toBe(true);
  const used = onTime(8).map((length) => {
    scrollWithLag(8, length);
    return frames.hasTime();
  });
  expect(used).toEqual([false, false, true, false, false, false, true, false]);
  scroll(17);
  expect(frames.hasTime()).toBe(true);
});

test('a page at rest always has time', () => {
  const { frames, scrollWithLag, restWithLag } = page();
  scrollWithLag(8, 17);
  expect(frames.hasTime()).toBe(false);
  restWithLag(8, ...onTime(70));
  expect(frames.hasTime()).toBe(true);
});
