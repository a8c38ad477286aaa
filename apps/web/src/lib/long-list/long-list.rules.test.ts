import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  elementHeight,
  jumpTo,
  type LongList,
  offsetToShow,
  rowsAround,
  scrollOn,
  settle,
  tallestElement,
} from './long-list.rules.ts';

const short: LongList = { count: 25_000, rowHeight: 410, viewport: 900 };
const long: LongList = { count: 100_000, rowHeight: 447, viewport: 740 };

test('a list that fits is scrolled pixel by pixel', () => {
  expect(elementHeight(short)).toBe(10_250_000);
  expect(jumpTo(short, 123_456).offset).toBe(123_456);
  expect(scrollOn(short, { scrolled: 0, offset: 0 }, 9_000_000).offset).toBe(9_000_000);
});

test('the element of a long list is never taller than browsers support', () => {
  expect(elementHeight(long)).toBe(tallestElement);
});

test('both ends of a long list are at the ends of its element', () => {
  expect(jumpTo(long, 0).offset).toBe(0);
  const end = jumpTo(long, tallestElement - long.viewport).offset;
  expect(rowsAround(long, end, 0).end).toBe(long.count);
});

test('small scrolls near the current position move the list pixel by pixel', () => {
  const start = jumpTo(long, 5_000_000);
  fc.assert(
    fc.property(fc.integer({ min: -1400, max: 1400 }), (way) => {
      const next = scrollOn(long, start, start.scrolled + way);
      expect(next.offset - start.offset).toBeCloseTo(way, 3);
    }),
  );
});

test('settling keeps the visible rows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: tallestElement - 740 }), fc.integer({ min: -1000, max: 1000 }), (at, way) => {
      const place = scrollOn(long, jumpTo(long, at), at + way);
      const settled = settle(long, place);
      expect(settled.offset).toBe(place.offset);
      if (settled.scrolled > 0) expect(jumpTo(long, settled.scrolled).offset).toBeCloseTo(settled.offset, 2);
    }),
  );
});

test('every row in the window is rendered, and no row that does not exist', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 45_000_000 }), fc.nat(4), (offset, overscan) => {
      const { first, end } = rowsAround(long, offset, overscan);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(long.count);
      expect(end - first).toBeLessThanOrEqual(Math.ceil(long.viewport / long.rowHeight) + 1 + 2 * overscan);
    }),
  );
});

test('the rendered rows reach the edges of the window and the overscan beyond them, or the ends of the list', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 44_700_000 }), fc.nat(6), (offset, overscan) => {
      const { first, end } = rowsAround(long, offset, overscan);
      const atTop = Math.max(0, (first + overscan) * long.rowHeight);
      const atBottom = (end - overscan) * long.rowHeight;
      expect(first === 0 || atTop <= offset).toBe(true);
      expect(end === long.count || atBottom >= offset + long.viewport || end === 0).toBe(true);
    }),
  );
});

test('a row that comes near after the beginning of the list replaces one, in one update', () => {
  const rowsFrom = (offset: number) => rowsAround(short, offset, 1);
  let updates = 0;
  for (let offset = 4100; offset < 8200; offset += 1) {
    const [before, now] = [rowsFrom(offset), rowsFrom(offset + 1)];
    expect(now.end - now.first).toBe(before.end - before.first);
    if (now.first !== before.first) updates += 1;
  }
  expect(updates).toBe(10);
});

test('a row is scrolled into view by the shortest way', () => {
  const list: LongList = { count: 100, rowHeight: 100, viewport: 500 };
  const margin = { top: 10, bottom: 20 };
  expect(offsetToShow(list, 1000, 12, margin)).toBe(1000);
  expect(offsetToShow(list, 1000, 5, margin)).toBe(490);
  expect(offsetToShow(list, 1000, 20, margin)).toBe(1620);
});
