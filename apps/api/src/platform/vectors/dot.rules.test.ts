import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot, dotsAt, dotsInRow } from './dot.rules.ts';

const vectors = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 12 })).chain(([dimensions, count]) =>
  fc.record({
    dimensions: fc.constant(dimensions),
    count: fc.constant(count),
    numbers: fc.float32Array({
      minLength: dimensions * count,
      maxLength: dimensions * count,
      noNaN: true,
      min: -1,
      max: 1,
    }),
    places: fc.array(fc.nat(count - 1), { maxLength: 11 }),
  }),
);

test('the products with several vectors equal those with each of them', () => {
  fc.assert(
    fc.property(vectors, ({ dimensions, count, numbers, places }) => {
      const last = (count - 1) * dimensions;
      const one = (place: number) => dot(numbers, last, numbers, place * dimensions, dimensions);
      const inRow = new Float64Array(count);
      dotsInRow(numbers, last, numbers, 0, count, dimensions, inRow);
      expect([...inRow]).toEqual([...inRow.keys()].map(one));
      const at = new Float64Array(places.length);
      dotsAt(numbers, last, numbers, Int32Array.from(places), places.length, dimensions, at);
      expect([...at]).toEqual(places.map(one));
    }),
  );
});

test('the product is the sum of the products of the components', () => {
  const numbers = Float32Array.of(9, 1, 2, 3, 4, 5, 6);
  expect(dot(numbers, 1, numbers, 4, 3)).toBe(1 * 4 + 2 * 5 + 3 * 6);
});
