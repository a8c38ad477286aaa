import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoffMs } from './backoff.rules.ts';

test('the wait is always between one and thirty seconds', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      expect(backoffMs(failures, random)).toBeGreaterThanOrEqual(1000);
      expect(backoffMs(failures, random)).toBeLessThanOrEqual(30_000);
    }),
  );
});

test('the wait grows with each failure and differs between clients', () => {
  expect([0, 1, 2, 3, 4, 5].map((failures) => backoffMs(failures, 0.5))).toEqual([
    1500, 3000, 6000, 12_000, 22_500, 22_500,
  ]);
  expect(backoffMs(0, 0)).not.toBe(backoffMs(0, 1));
});
