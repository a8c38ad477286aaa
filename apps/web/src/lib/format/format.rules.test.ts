import { describe, expect, test } from 'vitest';
import { formatsOf } from './format.rules.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const english = formatsOf('en-GB', now, 'UTC');
const german = formatsOf('de-DE', now, 'UTC');

describe('formats', () => {
  test('write numbers as the locale does', () => {
    expect(english.number(12345)).toBe('12,345');
    expect(german.number(12345)).toBe('12.345');
  });

  test('write sizes in the unit in which they are short', () => {
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

  test('write times of a day as the locale does', () => {
    expect(english.time('2026-01-09T14:05:00Z')).toBe('14:05');
  });

  test('name the year of a day only where it is another one', () => {
    expect(english.day('2026-01-09T10:00:00Z')).toBe('9 Jan');
    expect(english.day('2025-01-09T10:00:00Z')).toBe('9 Jan 2025');
    expect(german.day('2026-01-09T10:00:00Z')).toBe('9. Jan.');
  });

  test('take the day of the time zone', () => {
    expect(formatsOf('en-GB', now, 'Pacific/Auckland').day('2026-01-09T23:00:00Z')).toBe('10 Jan');
  });

  test.each([
    ['2026-11-21T11:59:40Z', '20 seconds ago', 'vor 20 Sekunden'],
    ['2026-11-21T11:57:00Z', '3 minutes ago', 'vor 3 Minuten'],
    ['2026-11-20T11:00:00Z', 'yesterday', 'gestern'],
    ['2026-10-01T12:00:00Z', 'last month', 'letzten Monat'],
  ])('say how long ago %s was', (moment, en, de) => {
    expect(english.ago(moment)).toBe(en);
    expect(german.ago(moment)).toBe(de);
  });

  test('join lists', () => {
    expect(english.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(german.list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});
