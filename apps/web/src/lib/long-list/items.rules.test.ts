import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsIn, grownTo, itemsIn, keptOf, type Span, tabStopIn } from './items.rules.ts';

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

const span = fc.tuple(fc.nat(60), fc.nat(30)).map(([first, count]): Span => ({ first, end: first + count }));
const atOnce = 2;

test('what is rendered stays while it is near, and the rest comes little by little', () => {
  fc.assert(
    fc.property(span, span, (rendered, near) => {
      let now = keptOf(rendered, near);
      const isIn = (index: number, { first, end }: Span) => index >= first && index < end;
      for (let index = rendered.first; index < rendered.end; index += 1)
        expect(isIn(index, now)).toBe(isIn(index, near));
      for (let step = 0; step < 30; step += 1) {
        const next = grownTo(near, now, atOnce);
        expect(now.first - next.first).toBeLessThanOrEqual(atOnce);
        expect(next.end - now.end).toBeLessThanOrEqual(atOnce);
        now = next;
      }
      expect(now).toEqual(near);
    }),
  );
});

test('a list that jumped is rendered from the beginning of what is near', () => {
  const kept = keptOf({ first: 0, end: 20 }, { first: 500, end: 520 });
  expect(grownTo({ first: 500, end: 520 }, kept, atOnce)).toEqual({ first: 500, end: 502 });
});
