import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.rules.ts';
import { inPattern } from './in-pattern.rules.ts';

test('case and the form of an accent make no difference', () => {
  expect(fold('CAFE\u0301')).toBe(fold('caf\u00e9'));
  expect(fold('cafe')).not.toBe(fold('caf\u00e9'));
});

test('any text in a pattern matches itself and nothing else', () => {
  const unit = fc.string({ unit: fc.constantFrom(...'\\^$.*+?()[]{}|/-a#') });
  fc.assert(
    fc.property(unit, unit, (text, other) => {
      expect(new RegExp(`^${inPattern(text)}$`, 'u').test(other)).toBe(text === other);
      expect(new RegExp(`^${inPattern(text)}$`, 'u').test(text)).toBe(true);
    }),
  );
});
