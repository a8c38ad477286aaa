import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inPattern } from './in-pattern.rules.ts';

test('any text in a pattern matches itself and nothing else', () => {
  const unit = fc.string({ unit: fc.constantFrom(...'\\^$.*+?()[]{}|/-a#') });
  fc.assert(
    fc.property(unit, unit, (text, other) => {
      expect(new RegExp(`^${inPattern(text)}$`, 'u').test(other)).toBe(text === other);
      expect(new RegExp(`^${inPattern(text)}$`, 'u').test(text)).toBe(true);
    }),
  );
});
