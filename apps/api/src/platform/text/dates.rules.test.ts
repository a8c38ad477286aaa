import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOrderOf, readDate } from './dates.rules.ts';

const iso = (text: string, order: 'day first' | 'month first' = 'day first') => readDate(text, order)?.toISOString();

describe('a date', () => {
  it.each([
    '2026-01-03',
    '2026-1-3',
    '2026/01/03',
    '2026.01.03',
    '3.1.2026',
    '03.01.2026',
    '3. 1. 2026',
    '03.01.26',
    '3/1/2026',
    '03-01-2026',
    '3 January 2026',
    '3rd January 2026',
    '3 Jan. 2026',
    'January 3, 2026',
    'Jan 3rd 2026',
    '3. Januar 2026',
    '3. Jänner 2026',
    '  2026-01-03 ',
  ])('is read from «%s»', (text) => {
    expect(iso(text)).toBe('2026-01-03T10:00:00.000Z');
  });

  it.each([
    ['1 May 2026', '2026-05-01'],
    ['1. Mai 2026', '2026-05-01'],
    ['31. März 2026', '2026-03-31'],
    ['Sept 30, 2026', '2026-09-30'],
    ['31 Dez 2026', '2026-12-31'],
  ])('has its month named in both languages: «%s»', (text, day) => {
    expect(iso(text)).toBe(`${day}T10:00:00.000Z`);
  });

  it.each([
    ['2026-01-03T10:30:00Z', '2026-01-03T10:30:00.000Z'],
    ['2026-01-03T10:30:00+02:00', '2026-01-03T08:30:00.000Z'],
    ['2026-01-03T10:30', '2026-01-03T10:30:00.000Z'],
    ['2026-01-03 10:30:15', '2026-01-03T10:30:15.000Z'],
    ['2026-01-03 10:30:15.250 +02:00', '2026-01-03T08:30:15.250Z'],
    ['2026-01-03 10:30:15 UTC', '2026-01-03T10:30:15.000Z'],
  ])('keeps its time: «%s»', (text, moment) => {
    expect(iso(text)).toBe(moment);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '30.2.2026',
    '31/04/2026',
    '31 June 2026',
    '29 February 2026',
    '2026-02-30T10:00:00Z',
    '2026-02-31 10:00',
    '2026-01-03T25:00:00Z',
    '2026-01-03T10:61',
    '2026-01-03T10:00 or so',
    '12345-01-01',
    '1.1.1066',
    '2999-01-01',
    'yesterday',
    '3 Blue 2026',
    'Q1 2026',
    '2026',
    '',
    '0',
  ])('is not «%s»', (text) => {
    expect(iso(text)).toBeUndefined();
  });

  const zones = [
    'Pacific/Honolulu',
    'America/Los_Angeles',
    'Europe/Berlin',
    'Asia/Kolkata',
    'Pacific/Fiji',
    'Pacific/Auckland',
    'Pacific/Tongatapu',
  ];
  const daysOfYear = ['2026-01-01', '2026-03-29', '2026-07-15', '2026-12-31'];
  it.each(zones)('without a time is the same day in the time zone %s, in summer and in winter', (timeZone) => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    expect(daysOfYear.map((day) => format.format(readDate(day, 'day first')))).toEqual(daysOfYear);
  });

  it('in ISO form is any existing day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        expect(iso(day)).toBe(`${day}T10:00:00.000Z`);
        expect(iso(date.toISOString())).toBe(date.toISOString());
      }),
    );
  });
});

describe('the order of day and month', () => {
  it('is determined by a number over 12', () => {
    expect(dateOrderOf(['1/2/2026', '1/31/2026'])).toBe('month first');
    expect(dateOrderOf(['1/2/2026', '31/1/2026'])).toBe('day first');
    expect(iso('1/2/2026', dateOrderOf(['1/2/2026', '1/31/2026']))).toBe('2026-01-02T10:00:00.000Z');
  });

  it('is day first if nothing or both determine it', () => {
    expect(dateOrderOf([])).toBe('day first');
    expect(dateOrderOf(['1/2/2026', '2026-01-31'])).toBe('day first');
    expect(dateOrderOf(['31/1/2026', '1/31/2026'])).toBe('day first');
  });
});
