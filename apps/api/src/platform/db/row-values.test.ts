import fc from 'fast-check';
import pg from 'pg';
import { expect, it } from 'vitest';
import { integerList, toIntegers, toMoment } from './row-values.ts';

const driver = pg.types.getTypeParser(1184, 'text') as (text: string) => Date;

it('reads moments as the driver does, in every format that PostgreSQL writes', () => {
  const fraction = fc.integer({ min: 0, max: 999_999 }).map((micros) => {
    const digits = String(micros).padStart(6, '0').replace(/0+$/, '');
    return digits === '' ? '' : `.${digits}`;
  });
  const zone = fc.constantFrom('+00', '+01', '-03:30', '+05:45');
  const whole = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(whole, fraction, zone, (date, part, offset) => {
      const text = `${date.toISOString().slice(0, 19).replace('T', ' ')}${part}${offset}`;
      expect(toMoment(text)).toEqual(driver(text));
    }),
  );
  for (const text of ['0044-03-15 12:00:00+00 BC', '12026-11-22 00:00:00+00', 'infinity']) {
    expect(toMoment(text)).toEqual(driver(text));
  }
});

it('writes arrays of integers, and reads them', () => {
  expect(integerList([1, -20, 300])).toBe('{1,-20,300}');
  expect(integerList([])).toBe('{}');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), (numbers) => {
      expect(toIntegers(integerList(numbers))).toEqual(numbers);
    }),
  );
});
