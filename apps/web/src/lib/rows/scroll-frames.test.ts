import { expect, test } from 'vitest';
import { watchScrollFrames } from './scroll-frames.ts';

/** Frames of given lengths in milliseconds; `scrolls` also sends a scroll event in each. */
function page() {
  let now = 0;
  let callback: ((now: number) => void) | undefined;
  const frames = watchScrollFrames({
    now: () => now,
    onNextFrame: (next) => {
      callback = next;
    },
  });
  const pass = (lengths: readonly number[], scrolls: boolean) => {
    for (const length of lengths) {
      now += length;
      if (scrolls) frames.moved();
      const next = callback;
      callback = undefined;
      next?.(now);
    }
  };
  return {
    frames,
    scroll: (...lengths: number[]) => pass(lengths, true),
    rest: (...lengths: number[]) => pass(lengths, false),
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
  scroll(17, 50, 50, ...onTime(60), 50, 50, ...onTime(100));
  expect(frames.isSlow()).toBe(true);
  scroll(...onTime(20));
  expect(frames.isSlow()).toBe(false);
  rest(...onTime(70));
  scroll(17, 50, 50, ...onTime(60));
  expect(frames.isSlow()).toBe(false);
});

test('the time between two movements is not a late frame', () => {
  const { frames, scroll, rest } = page();
  scroll(17);
  rest(...onTime(70));
  rest(5000);
  scroll(17, 17);
  rest(...onTime(70));
  rest(200);
  scroll(17, 17);
  expect(frames.isSlow()).toBe(false);
});
