import pg from 'pg';

/** Object ids of PostgreSQL's types. */
const bigint = 20;
const integers = 1007;
const momentWithZone = 1184;

const usualMoment = pg.types.getTypeParser(momentWithZone, 'text') as (text: string) => Date;

/**
 * A moment in PostgreSQL's format. The usual format, in UTC, is parsed by the engine, which is many times faster than
 * the driver's pattern; a list reads two moments for each card.
 */
export function toMoment(text: string): Date {
  if (text.length >= 22 && text.length <= 29 && text.endsWith('+00')) {
    const moment = new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`);
    if (!Number.isNaN(moment.getTime())) return moment;
  }
  return usualMoment(text);
}

/** An array of integers without nulls, in PostgreSQL's format. */
export const toIntegers = (text: string): number[] => (text.length > 2 ? text.slice(1, -1).split(',').map(Number) : []);

/** Integers of 64 bits are read as JavaScript numbers: ids and counts stay far below 2^53. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === bigint) return Number;
  if (format !== 'binary' && oid === momentWithZone) return toMoment;
  if (format !== 'binary' && oid === integers) return toIntegers;
  return pg.types.getTypeParser(oid, format as 'text');
};
