import { startOfDay } from '@foreglow/contract';

/** A month of the calendar, `YYYY-MM`, and the moment it begins in a time zone. */
export interface Month {
  readonly month: string;
  /** Months since the year 0. */
  readonly number: number;
  readonly start: Date;
}

/** Every month from that of one moment to that of a later one, in a time zone. */
export function monthsBetween(first: Date, last: Date, timeZone: string): Month[] {
  const from = monthNumber(first, timeZone);
  return Array.from({ length: monthNumber(last, timeZone) - from + 1 }, (_, index) => monthOf(from + index, timeZone));
}

/** The last `count` months up to that of a moment, in a time zone. */
export function monthsUpTo(last: Date, count: number, timeZone: string): Month[] {
  const from = monthNumber(last, timeZone) - count + 1;
  return Array.from({ length: count }, (_, index) => monthOf(from + index, timeZone));
}

function monthOf(number: number, timeZone: string): Month {
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  const month = `${year}-${String((number % 12) + 1).padStart(2, '0')}`;
  return { month, number, start: startOfDay(`${month}-01`, timeZone) };
}

/** Months since the year 0. */
function monthNumber(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return part('year') * 12 + part('month') - 1;
}
