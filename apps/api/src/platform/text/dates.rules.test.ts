import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOrderOf, isOrderUnclear, readDate } from './dates.rules.ts';

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
    ['1/14/2026 9:30:05', '09:30:05'],
    ['14/01/2026 09:30:05', '09:30:05'],
    ['14.01.2026 09:30', '09:30:00'],
    ['14.01.2026, 9.30 Uhr', '09:30:00'],
    ['14. Januar 2026 um 09:30', '09:30:00'],
    ['January 14, 2026 9:30 AM', '09:30:00'],
    ['Jan 14, 2026, 12:05 am', '00:05:00'],
    ['January 14, 2026 9:30 PM → January 15, 2026', '21:30:00'],
    ['Wed, 14 Jan 2026 09:30:05 +0100', '08:30:05'],
    ['Wed Jan 14 2026 09:30:05 GMT+0100 (CET)', '08:30:05'],
    ['2026/01/14 9:30:05 AM GMT+1', '08:30:05'],
    ['2026-01-14 09:30 EST', '14:30:00'],
    ['2026. 1. 14. 오후 9:30:05', '21:30:05'],
    ['2026년 1월 14일 오전 9시 30분', '09:30:00'],
    ['2026年1月14日 9時30分5秒', '09:30:05'],
    ['2026年1月14日(水) 午後3:05', '15:05:00'],
    ['20260114T093005Z', '09:30:05'],
    ['1768383005', '09:30:05'],
    ['1768383005000', '09:30:05'],
    ['1768383005123456', '09:30:05'],
  ])('is read with its time as programs write it: «%s»', (text, at) => {
    const order = dateOrderOf([text]);
    expect(iso(text, order)?.slice(0, 19)).toBe(`2026-01-14T${at}`);
  });

  it.each([
    ['2026. 1. 14.', '2026-01-14'],
    ['2026年1月14日', '2026-01-14'],
    ['２０２６年１月１４日（水）', '2026-01-14'],
    ['令和8年1月14日', '2026-01-14'],
    ['2026년 1월 14일 수요일', '2026-01-14'],
    ['Mittwoch, 14. Januar 2026', '2026-01-14'],
    ['mar. 13 janv. 2026', '2026-01-13'],
    ['14 de enero de 2026', '2026-01-14'],
    ['14 stycznia 2026', '2026-01-14'],
    ['14 января 2026 г.', '2026-01-14'],
    ['14-Jan-2026', '2026-01-14'],
    ['14-Jan-26', '2026-01-14'],
    ['20260114', '2026-01-14'],
    ['March 2026', '2026-03-01'],
    ['März 2026', '2026-03-01'],
    ['Mar-26', '2026-03-01'],
    ['2026-03', '2026-03-01'],
    ['03/2026', '2026-03-01'],
    ['2026年3月', '2026-03-01'],
    ['2026', '2026-01-01'],
  ])('is read as a day in many forms: «%s»', (text, day) => {
    expect(iso(text)).toBe(`${day}T10:00:00.000Z`);
  });

  it('with its month named is read in every language that is known', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'sv', 'nb', 'da', 'ru', 'uk']) {
      for (let month = 0; month < 12; month += 1) {
        const moment = new Date(Date.UTC(2026, month, 15, 10));
        const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
        expect([format.format(moment), iso(format.format(moment))]).toEqual([
          format.format(moment),
          moment.toISOString(),
        ]);
      }
    }
  });

  it('is never an error, whatever the text is', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789./-: ,TZapm+年月日(오전)'), maxLength: 24 });
    fc.assert(fc.property(text, (given) => !Number.isNaN(readDate(given, 'day first')?.getTime() ?? 0)));
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
    '14/01/2026 25:10',
    '14/01/2026 13:10 PM',
    '2026-01-14 10:00 XYZ',
    '1066',
    '13/2026',
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

  it('is determined by dates with times as well', () => {
    expect(dateOrderOf(['1/2/2026 9:30:05', '1/27/2026 16:02:11'])).toBe('month first');
    expect(dateOrderOf(['01/02/2026, 9:30', '27/01/2026, 16:02'])).toBe('day first');
  });

  it('is day first if nothing or both determine it', () => {
    expect(dateOrderOf([])).toBe('day first');
    expect(dateOrderOf(['1/2/2026', '2026-01-31'])).toBe('day first');
    expect(dateOrderOf(['31/1/2026', '1/31/2026'])).toBe('day first');
  });

  it('is unclear if nothing in the dates shows it and it makes a difference', () => {
    expect(isOrderUnclear(['1/2/2026', '3-4-26 9:30'])).toBe(true);
    expect(isOrderUnclear(['1/2/2026', '31/1/2026', '1/31/2026'])).toBe(true);
    for (const clear of [[], ['1/2/2026', '31/1/2026'], ['1/2/2026', '1/31/2026'], ['2/2/2026'], ['1.2.2026']]) {
      expect(isOrderUnclear(clear)).toBe(false);
    }
  });
});
