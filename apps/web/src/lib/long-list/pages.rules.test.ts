import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findLoaded, isNearby, pagesOf, placeOf } from './pages.rules.ts';

test('pages cover exactly the items on the screen', () => {
  expect(pagesOf(0, 48, 48)).toEqual([1]);
  expect(pagesOf(47, 49, 48)).toEqual([1, 2]);
  expect(pagesOf(96, 96, 48)).toEqual([]);
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 200 }), (first, length) => {
      const pages = pagesOf(first, first + length, 48);
      expect(pages[0]).toBe(placeOf(first, 48).page);
      expect(pages.at(-1)).toBe(placeOf(first + length - 1, 48).page);
    }),
  );
});

test('scrolling to the next page is distinguished from jumping', () => {
  expect(isNearby([3, 4], [4, 5])).toBe(true);
  expect(isNearby([3, 4], [40, 41])).toBe(false);
  expect(isNearby([], [1])).toBe(false);
});

test('a loaded item is found by its index in the whole list', () => {
  const pages = [
    { page: 3, items: ['a', 'b'] },
    { page: 1, items: ['c'] },
  ];
  expect(findLoaded(pages, 48, (item) => item === 'b')).toBe(97);
  expect(findLoaded(pages, 48, (item) => item === 'x')).toBe(-1);
});
