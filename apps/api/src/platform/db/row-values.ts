import pg from 'pg';

/** Object ids of PostgreSQL's types. */
const bigint = 20;
const integers = 1007;
const momentWithZone = 1184;

const usualMoment = pg.types.getTypeParser(momentWithZone, 'text') as (text: string) => Date;

// The usual format of a moment: `2026-01-31 09:30:00.123456+00`, with up to six digits of a second, or none.
const lengthOfSeconds = '2026-01-31 09:30:00'.length;
const utc = '+00';
const shortest = lengthOfSeconds + utc.length;
const longest = shortest + '.123456'.length;
/** `Date.UTC` reads years below 100 as those of the last century. */
const firstUsualYear = 1000;

const zero = '0'.charCodeAt(0);
const minus = '-'.charCodeAt(0);
const comma = ','.charCodeAt(0);
const closingBrace = '}'.charCodeAt(0);

/** The number whose `digits` digits begin at a place of a text; NaN past its end. */
function numberAt(text: string, start: number, digits: number): number {
  let value = 0;
  for (let at = start; at < start + digits; at += 1) value = value * 10 + text.charCodeAt(at) - zero;
  return value;
}

/**
 * A moment in PostgreSQL's format. The usual format, in UTC, is read digit by digit, which is many times faster than
 * the driver's pattern; a list reads a moment for each card.
 */
export function toMoment(text: string): Date {
  const isUsual = text.length >= shortest && text.length <= longest && text.endsWith(utc) && text[4] === '-';
  const year = numberAt(text, 0, 4);
  if (!isUsual || year < firstUsualYear) return usualMoment(text);
  // A fraction has no zeros at its end.
  const fraction = text.slice(lengthOfSeconds + 1, -utc.length);
  const milliseconds = fraction === '' ? 0 : numberAt(fraction.slice(0, 3).padEnd(3, '0'), 0, 3);
  const month = numberAt(text, 5, 2) - 1;
  const [day, hour, minute, second] = [
    numberAt(text, 8, 2),
    numberAt(text, 11, 2),
    numberAt(text, 14, 2),
    numberAt(text, 17, 2),
  ];
  return new Date(Date.UTC(year, month, day, hour, minute, second, milliseconds));
}

/** An array of integers without nulls, in PostgreSQL's format. */
export function toIntegers(text: string): number[] {
  const integers: number[] = [];
  if (text.length <= 2) return integers;
  let value = 0;
  let sign = 1;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === minus) {
      sign = -1;
    } else if (code === comma || code === closingBrace) {
      integers.push(sign * value);
      value = 0;
      sign = 1;
    } else {
      value = value * 10 + code - zero;
    }
  }
  return integers;
}

/**
 * An array of integers in PostgreSQL's format, as a parameter. The driver writes an array in the same way, but checks
 * each value for characters to escape.
 */
export const integerList = (integers: readonly number[]): string => `{${integers.join(',')}}`;

/** Integers of 64 bits are read as JavaScript numbers: ids and counts stay far below 2^53. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === bigint) return Number;
  if (format !== 'binary' && oid === momentWithZone) return toMoment;
  if (format !== 'binary' && oid === integers) return toIntegers;
  return pg.types.getTypeParser(oid, format as 'text');
};
