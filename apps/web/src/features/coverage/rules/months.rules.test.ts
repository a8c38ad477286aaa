import { describe, expect, test } from 'vitest';
import { dayBefore, daysOfMonth, monthsApart } from './months.rules.ts';

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

test('the day before a month is the last of the one before it', () => {
  expect(dayBefore('2026-01')).toBe('2025-12-31');
  expect(dayBefore('2028-03')).toBe('2028-02-29');
});

test('months are counted over years', () => {
  expect(monthsApart('2025-11', '2026-02')).toBe(3);
  expect(monthsApart('2026-02', '2026-02')).toBe(0);
});
