import { describe, expect, test } from 'vitest';
import { daysOfMonth, isNamed, widthsOfNames } from './months.rules.ts';

describe('daysOfMonth', () => {
  test.each([
    ['2026-01', '2026-01-01', '2026-01-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2025-12', '2025-12-01', '2025-12-31'],
  ])('%s has the right first and last day', (month, from, to) => {
    expect(daysOfMonth(month)).toEqual({ from, to });
  });
});

describe.each(Object.values(widthsOfNames))('isNamed, with room for %d', (room) => {
  const months = (count: number) =>
    Array.from({ length: count }, (_, index) => new Date(Date.UTC(2020, index)).toISOString().slice(0, 7));
  const named = (count: number) => months(count).filter((month, index) => isNamed(month, index, count, room)).length;

  test('never names more months than fit next to each other', () => {
    for (let count = 1; count <= 480; count += 1) {
      expect(named(count), `${count} months`).toBeLessThanOrEqual(room);
      expect(named(count), `${count} months`).toBeGreaterThan(0);
    }
  });

  test('names every month if they all fit', () => {
    expect(named(room)).toBe(room);
  });
});
