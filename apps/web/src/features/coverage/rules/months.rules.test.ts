import { describe, expect, test } from 'vitest';
import { daysOfMonth, isNamed } from './months.rules.ts';

describe('daysOfMonth', () => {
  test.each([
    ['2026-01', '2026-01-01', '2026-01-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-02-01', '2028-02-29'],
    ['2025-12', '2025-12-01', '2025-12-31'],
  ])('%s begins and ends on its days', (month, from, to) => {
    expect(daysOfMonth(month)).toEqual({ from, to });
  });
});

describe('isNamed', () => {
  const months = (count: number) =>
    Array.from({ length: count }, (_, index) => new Date(Date.UTC(2020, index)).toISOString().slice(0, 7));
  const named = (count: number) => months(count).filter((month, index) => isNamed(month, index, count)).length;

  test('never names more months than fit beside each other', () => {
    for (let count = 1; count <= 168; count += 1) expect(named(count)).toBeLessThanOrEqual(14);
  });

  test('names every month of a year', () => {
    expect(named(12)).toBe(12);
  });
});
