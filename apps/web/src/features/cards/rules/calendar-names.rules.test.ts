import { expect, test } from 'vitest';
import { calendarNames } from './calendar-names.rules.ts';

test.each([
  ['en', 'Sat', 'January 2026', 'Jan', 'January 31, 2026'],
  ['de', 'Sa', 'Januar 2026', 'Jan', '31. Januar 2026'],
  ['fr', 'sam.', 'janvier 2026', 'janv.', '31 janvier 2026'],
])('a calendar in %s names its days and months', (language, weekday, month, listed, day) => {
  const names = calendarNames(language);
  expect(names.weekdayFormat('2026-01-31')).toBe(weekday);
  expect(names.monthLabelFormat('2026-01-31')).toBe(month);
  expect(names.monthsListFormat('2026-01-31')).toBe(listed);
  expect(names.getDayAriaLabel('2026-01-31')).toBe(day);
});
