import { expect, test } from 'vitest';
import { dayOf, presetNames, presetOf, presetRange } from './days.rules.ts';

test('presets count from today and have an open end', () => {
  expect(presetRange('last7', '2026-03-03')).toEqual({ start: '2026-02-25' });
  expect(presetRange('thisMonth', '2026-03-03')).toEqual({ start: '2026-03-01' });
  expect(presetRange('thisYear', '2026-03-03')).toEqual({ start: '2026-01-01' });
});

test('a preset is recognised by its range', () => {
  for (const name of presetNames) expect(presetOf(presetRange(name, '2026-07-20'), '2026-07-20')).toBe(name);
  expect(presetOf({ start: '2026-07-19' }, '2026-07-20')).toBeUndefined();
  expect(presetOf({ start: '2026-01-01', end: '2026-02-01' }, '2026-07-20')).toBeUndefined();
});

test('the day of a moment is the local day of the viewer', () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
