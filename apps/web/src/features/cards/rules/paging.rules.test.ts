import fc from 'fast-check';
import { expect, test } from 'vitest';
import { besides, columnsIn, findLoaded, isNearby, itemsIn, pagesOf, placeOf, tabStopIn } from './paging.rules.ts';

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

test('columns fill the width', () => {
  expect(columnsIn(1124, 252, 20).columns).toBe(4);
  expect(columnsIn(328, 252, 20).columns).toBe(1);
  expect(columnsIn(100, 252, 20).columns).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: 252, max: 4000 }), (width) => {
      const { columns, columnWidth } = columnsIn(width, 252, 20);
      expect(columnWidth).toBeGreaterThanOrEqual(252);
      expect(columns * columnWidth + (columns - 1) * 20).toBeCloseTo(width);
    }),
  );
});

test('an item has neighbours in its list, but none beyond the ends', () => {
  const row = ['a', 'b', 'c'];
  expect(besides(row, 'b')).toEqual({ previous: 'a', next: 'c', at: { position: 2, total: 3 } });
  expect(besides(row, 'a')).toMatchObject({ previous: null, next: 'b' });
  expect(besides(row, 'c')).toMatchObject({ previous: 'b', next: null });
  expect(besides(row, 'x')).toEqual({ previous: null, next: null, at: undefined });
});

test('the items in rows end with the list', () => {
  expect(itemsIn({ first: 2, end: 5 }, 4, 100)).toEqual({ first: 8, end: 20 });
  expect(itemsIn({ first: 2, end: 5 }, 4, 18)).toEqual({ first: 8, end: 18 });
  expect(itemsIn({ first: 9, end: 12 }, 4, 18)).toEqual({ first: 18, end: 18 });
});

test('Tab reaches the item focused last while it is rendered, otherwise one at the top of the window', () => {
  expect(tabStopIn({ first: 0, end: 40 }, 39, 10)).toBe(39);
  expect(tabStopIn({ first: 0, end: 40 }, 40, 10)).toBe(0);
  expect(tabStopIn({ first: 20, end: 60 }, 3, 10)).toBe(30);
  expect(tabStopIn({ first: 20, end: 25 }, 3, 10)).toBe(24);
});

test('of the rows that come near, one in `ahead` changes the tab stop, which stays visible', () => {
  const ahead = 6;
  const stops = Array.from({ length: 60 }, (_, index) => {
    const span = { first: 10 + index, end: 40 + index };
    const stop = tabStopIn(span, 3, ahead);
    expect(stop).toBeGreaterThanOrEqual(span.first + ahead);
    expect(stop).toBeLessThan(span.end - ahead);
    return stop;
  });
  expect(new Set(stops).size).toBeLessThanOrEqual(60 / ahead + 1);
});
