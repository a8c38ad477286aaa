import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inPortions } from './in-portions.rules.ts';

it('portions contain all items in their order, within the limit unless one item exceeds it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.integer({ min: 1, max: 30 }), (sizes, max) => {
      const portions = inPortions(sizes, (size) => size, max);
      expect(portions.flat()).toEqual(sizes);
      for (const [at, portion] of portions.entries()) {
        const sum = portion.reduce((all, one) => all + one, 0);
        expect(portion.length === 1 || sum <= max).toBe(true);
        const next = portions[at + 1]?.[0];
        if (next !== undefined) expect(sum + next).toBeGreaterThan(max);
      }
    }),
  );
});
