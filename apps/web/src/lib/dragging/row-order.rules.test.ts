import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moved, placeAt } from './row-order.rules.ts';

test('moving keeps every item, and moving back undoes it', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 12 }), fc.nat(12), fc.nat(12), (list, from, to) => {
      const after = moved(list, from, to);
      expect([...after].sort()).toEqual([...list].sort());
      expect(moved(after, to, from)).toEqual(list);
    }),
  );
});

test.each([
  [0, 5, 0],
  [0, 25, 1],
  [0, 99, 2],
  [2, 5, 0],
  [2, 15, 1],
  [1, 15, 1],
])('a row dragged from index %i to height %i is dropped at index %i', (from, y, to) => {
  expect(placeAt([10, 20, 30], from, y)).toBe(to);
});
