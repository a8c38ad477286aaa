import { isTimeZone, startOfDay, startOfNextDay } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  // Their clocks are or were changed at midnight.
  'Africa/Cairo',
  'America/Havana',
  'America/Santiago',
  'Asia/Amman',
  'Asia/Beirut',
  'Atlantic/Azores',
];

const timeZone = fc.constantFrom(...zones);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The calendar day a moment falls on in a zone. */
const dayOf = (moment: Date, zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(moment);

/** Samoa skipped this day when it changed sides of the date line. */
const leftOut = (date: string, zone: string) => zone === 'Pacific/Apia' && date === '2011-12-30';

describe('a day', () => {
  test('begins where the calendar turns to it', () => {
    fc.assert(
      fc.property(day, timeZone, (date, zone) => {
        fc.pre(!leftOut(date, zone));
        const start = startOfDay(date, zone);
        expect(dayOf(start, zone)).toBe(date);
        expect(dayOf(new Date(start.getTime() - 1), zone) < date).toBe(true);
      }),
    );
  });

  test('ends when the next one begins, 23 to 25 hours later', () => {
    fc.assert(
      fc.property(day, timeZone, (date, zone) => {
        fc.pre(!leftOut(date, zone));
        const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
        fc.pre(!leftOut(next, zone));
        const hours = (startOfNextDay(date, zone).getTime() - startOfDay(date, zone).getTime()) / 3_600_000;
        expect(startOfNextDay(date, zone)).toEqual(startOfDay(next, zone));
        expect(hours).toBeGreaterThanOrEqual(23);
        expect(hours).toBeLessThanOrEqual(25);
      }),
    );
  });

  test.each([
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', 23],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', 25],
    ['2026-07-01', 'America/St_Johns', '2026-07-01T02:30:00.000Z', 24],
    ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z', 24],
    // The clocks go forward at midnight: the day begins at one o'clock.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z', 23],
    ['2026-03-29', 'Atlantic/Azores', '2026-03-29T01:00:00.000Z', 23],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 23],
    // The clocks go back to midnight: the day begins with the first of its two midnights.
    ['2021-10-29', 'Asia/Amman', '2021-10-28T21:00:00.000Z', 25],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000Z', 25],
    // The clocks go back from midnight into the day before.
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z', 24],
  ])('%s in %s begins at %s and has %i hours', (date, zone, start, hours) => {
    expect(startOfDay(date, zone).toISOString()).toBe(start);
    expect((startOfNextDay(date, zone).getTime() - startOfDay(date, zone).getTime()) / 3_600_000).toBe(hours);
  });
});

test('only time zones that the platform supports are valid', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Mars/Olympus')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});
