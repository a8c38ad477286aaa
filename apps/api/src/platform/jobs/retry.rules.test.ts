import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultRetry, secondsToRetry } from './retry.rules.ts';

it('waits longer each time, at most an hour, and then gives up', () => {
  const waits = [1, 2, 3, 4, 5, 6].map((failures) => secondsToRetry(defaultRetry, failures));
  expect(waits).toEqual([30, 120, 480, 1920, 3600, undefined]);
});

it('gives up immediately if there is no other attempt', () => {
  expect(secondsToRetry({ times: 0, firstSeconds: 30, maxSeconds: 60 }, 1)).toBeUndefined();
});

it('never waits for less than a second, never shorter than before, and never longer than the longest', () => {
  const retries = fc.record({
    times: fc.integer({ min: 1, max: 50 }),
    firstSeconds: fc.integer({ min: 0, max: 600 }),
    maxSeconds: fc.integer({ min: 1, max: 86_400 }),
  });
  fc.assert(
    fc.property(retries, (retry) => {
      const waits = Array.from({ length: retry.times }, (_, n) => secondsToRetry(retry, n + 1) ?? 0);
      expect(waits.every((wait, n) => wait >= Math.max(1, waits[n - 1] ?? 0) && wait <= retry.maxSeconds)).toBe(true);
    }),
  );
});
