import { describe, expect, test } from 'vitest';
import { formatsOf } from './format.rules.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const english = formatsOf('en-GB', now, 'UTC');
const german = formatsOf('de-DE', now, 'UTC');

/** The days and hours in summer time, of those below. */
const offsets: Readonly<Record<string, string>> = {
  '2026-03-30': '+02:00',
  '2026-03-31': '+02:00',
  '2026-05-01': '+02:00',
  '2026-10-24': '+02:00',
  '2026-10-25T00': '+02:00',
};

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

  test.each([
    ['Europe/Berlin', '2026-11-25T08:00', '2026-11-23T09:00', '2 days ago', 'vorgestern'],
    ['Europe/Berlin', '2026-11-25T08:00', '2026-11-24T07:00', 'yesterday', 'gestern'],
    ['Europe/Berlin', '2026-11-25T08:00', '2026-11-24T09:00', '23 hours ago', 'vor 23 Stunden'],
    ['Europe/Berlin', '2026-11-25T08:00', '2026-11-27T07:00', 'in 2 days', 'übermorgen'],
    ['Europe/Berlin', '2026-11-25T23:00', '2026-11-27T01:00', 'in 2 days', 'übermorgen'],
    ['Europe/Berlin', '2026-11-25T08:00', '2026-11-18T09:00', '1 week ago', 'vor 1 Woche'],
    ['Europe/Berlin', '2026-11-25T08:00', '2026-11-13T09:00', '1 week ago', 'vor 1 Woche'],
    ['Europe/Berlin', '2026-11-25T08:00', '2026-11-11T09:00', '2 weeks ago', 'vor 2 Wochen'],
    ['Europe/Berlin', '2026-03-31T12:00', '2026-03-01T11:00', '4 weeks ago', 'vor 4 Wochen'],
    ['Europe/Berlin', '2026-05-01T12:00', '2026-03-31T12:00', '2 months ago', 'vor 2 Monaten'],
    ['Europe/Berlin', '2026-02-15T12:00', '2024-03-15T12:00', '2 years ago', 'vor 2 Jahren'],
    ['Europe/Berlin', '2026-02-15T12:00', '2025-03-15T12:00', '11 months ago', 'vor 11 Monaten'],
    ['Europe/Berlin', '2026-12-31T12:00', '2025-01-01T12:00', 'last year', 'letztes Jahr'],
    // A day of 25 hours, and one of 23.
    ['Europe/Berlin', '2026-10-25T23:50', '2026-10-25T00:10', '24 hours ago', 'vor 24 Stunden'],
    ['Europe/Berlin', '2026-10-26T00:30', '2026-10-24T23:30', '2 days ago', 'vorgestern'],
    ['Europe/Berlin', '2026-03-30T12:00', '2026-03-28T12:00', '2 days ago', 'vorgestern'],
  ])('count whole days, months and years on the calendar of %s: on %s, %s was %s', (timeZone, on, moment, en, de) => {
    const inBerlin = (text: string) =>
      new Date(`${text}:00${offsets[text.slice(0, 10)] ?? offsets[text.slice(0, 13)] ?? '+01:00'}`);
    const ago = (locale: string) => formatsOf(locale, () => inBerlin(on), timeZone).ago(inBerlin(moment));
    expect([ago('en-GB'), ago('de-DE')]).toEqual([en, de]);
  });

  test('write numbers and dates according to the region', () => {
    expect(formatsOf('de-CH', now, 'UTC').number(12345)).toMatch(/^12[’']345$/);
    expect(formatsOf('en-US', now, 'UTC').longDay('2026-01-09T10:00:00Z')).toBe('January 9, 2026');
    expect(english.longDay('2026-01-09T10:00:00Z')).toBe('9 January 2026');
    expect(formatsOf('de-AT', now, 'UTC').longDay('2026-01-09T10:00:00Z')).toBe('9. Jänner 2026');
  });

  test('write months', () => {
    expect([english.month('2026-01'), english.yearOf('2026-01')]).toEqual(['January 2026', '2026']);
    expect(german.shortMonth('2026-01')).toBe('Jan. ’26');
    expect(english.shortMonth('2026-01')).toBe('Jan ’26');
    expect(formatsOf('ja', now, 'UTC').shortMonth('2026-01')).toBe('26年1月');
  });

  test('start the week according to the region', () => {
    expect([english, german, formatsOf('en-US')].map(({ firstWeekday }) => firstWeekday)).toEqual([1, 1, 0]);
  });

  test('join lists', () => {
    expect(english.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(german.list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});
