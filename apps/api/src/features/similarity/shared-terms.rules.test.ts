import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedTerms } from './shared-terms.rules.ts';

const terms = fc.uniqueArray(fc.nat(60), { minLength: 6, maxLength: 24 });

test('a text shares all terms with itself and with a longer one that contains them', () => {
  fc.assert(
    fc.property(terms, terms, (one, more) => {
      expect(sharedTerms(one, one)).toBe(1);
      expect(sharedTerms(one, [...new Set([...one, ...more])])).toBe(1);
    }),
  );
});

test('two texts share the same whichever comes first, and nothing without a common term', () => {
  fc.assert(
    fc.property(terms, terms, (one, other) => {
      expect(sharedTerms(one, other)).toBe(sharedTerms(other, one));
      expect(
        sharedTerms(
          one,
          other.map((term) => term + 100),
        ),
      ).toBe(0);
    }),
  );
});

test('texts of a few terms are not considered the same', () => {
  expect(sharedTerms([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])).toBe(0);
});
