import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTo } from './cut-to.rules.ts';

test('a cut text is the start of the text, at most as long as allowed, and never ends inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
      const cut = cutTo(text, max);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
      expect(cut.isWellFormed()).toBe(true);
    }),
  );
});

test('an emoji across the limit is left out', () => {
  expect(cutTo('ab🚲', 3)).toBe('ab');
  expect(cutTo('ab🚲', 4)).toBe('ab🚲');
});
