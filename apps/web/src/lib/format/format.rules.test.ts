import { describe, expect, test } from 'vitest';
import { formatsOf } from './format.rules.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const english = formatsOf('en-GB', now, 'UTC');
const german = formatsOf('de-DE', now, 'UTC');

describe('formats', () => {
  test('write numbers according to the locale', () => {
    expect(english.number(12345)).toBe('12,345');
    expect(german.number(12345)).toBe('12.345');
  });

  test('write sizes in the unit that makes them short', () => {
    expect([0, 1, 1023, 1024, 1_450_000, 25 * 1024 ** 2, 2 * 1024 ** 3].map(english.bytes)).toEqual([
      '0 bytes',
      '1 byte',
      '1,023 bytes',
      '1 kB',
      '1.4 MB',
      '25 MB',
      '2 GB',
    ]);
    expect(german.bytes(1_450_000)).toBe('1,4 MB');
  });

  test('write times of day according to the locale', () => {
    expect(english.time('2026-01-09T14:05:00Z')).toBe('14:05');
  });

  test('include the year of a day only if it is not the current one', () => {
    expect(english.day('2026-01-09T10:00:00Z')).toBe('9 Jan');
    expect(english.day('2025-01-09T10:00:00Z')).toBe('9 Jan 2025');
    expect(german.day('2026-01-09T10:00:00Z')).toBe('9. Jan.');
  });

  test('use the day in the time zone', () => {
    expect(formatsOf('en-GB', now, 'Pacific/Auckland').day('2026-01-09T23:00:00Z')).toBe('10 Jan');
  });

  test.each([
    ['2026-11-21T12:00:00Z', 'now', 'jetzt'],
    ['2026-11-21T11:59:01Z', 'now', 'jetzt'],
    ['2026-11-21T12:00:40Z', 'now', 'jetzt'],
    ['2026-11-21T11:59:00Z', '1 minute ago', 'vor 1 Minute'],
    ['2026-11-21T11:57:00Z', '3 minutes ago', 'vor 3 Minuten'],
    ['2026-11-20T11:00:00Z', 'yesterday', 'gestern'],
    ['2026-10-01T12:00:00Z', 'last month', 'letzten Monat'],
  ])('say how long ago %s was', (moment, en, de) => {
    expect(english.ago(moment)).toBe(en);
    expect(german.ago(moment)).toBe(de);
  });

  test('write numbers and dates according to the region', () => {
    expect(formatsOf('de-CH', now, 'UTC').number(12345)).toMatch(/^12[’']345$/);
    expect(formatsOf('en-US', now, 'UTC').longDay('2026-01-09T10:00:00Z')).toBe('January 9, 2026');
    expect(english.longDay('2026-01-09T10:00:00Z')).toBe('9 January 2026');
    expect(formatsOf('de-AT', now, 'UTC').longDay('2026-01-09T10:00:00Z')).toBe('9. Jänner 2026');
  });

  test('write months', () => {
    expect([english.month('2026-01'), english.yearOf('2026-01')]).toEqual(['January 2026', '2026']);
    expect(german.shortMonth('2026-01')).toBe('Jan. 26');
  });

  test('start the week according to the region', () => {
    expect([english, german, formatsOf('en-US')].map(({ firstWeekday }) => firstWeekday)).toEqual([1, 1, 0]);
  });

  test('join lists', () => {
    expect(english.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(german.list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});
