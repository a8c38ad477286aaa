import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinNames, splitNames } from './name-list.rules.ts';

it('names in a cell are read back, even if they contain separators and quotation marks', () => {
  const name = fc
    .string({ unit: fc.constantFrom('a', 'é', ';', ',', '|', '"', ' ', "'"), minLength: 1, maxLength: 6 })
    .map((given) => given.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(fc.array(name, { maxLength: 5 }), (names) => {
      expect(splitNames(joinNames(names))).toEqual(names);
    }),
    { numRuns: 1000 },
  );
});

it('names are separated by semicolons, commas or bars', () => {
  expect(splitNames('a; b,c |d;;')).toEqual(['a', 'b', 'c', 'd']);
  expect(joinNames(['Social', 'Solar, wind', 'a "b"'])).toBe('Social; "Solar, wind"; "a ""b"""');
});
