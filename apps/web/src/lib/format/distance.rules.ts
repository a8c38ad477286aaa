/** A time difference in one unit, negative in the past. */
export interface Distance {
  readonly amount: number;
  readonly unit: 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The difference between a moment and the current one, in the largest unit that fits. From a day on it is counted on
 * a calendar, see `calendarOf`, since it is put into words like yesterday, last month and last year.
 */
export function distanceOf(moment: Date, now: Date, calendar: () => Intl.DateTimeFormat): Distance {
  const elapsed = moment.getTime() - now.getTime();
  const size = Math.abs(elapsed);
  // Seconds would be outdated as soon as they are read, and the clocks of two machines differ by a few.
  if (size < minute) return { amount: 0, unit: 'second' };
  if (size < hour) return { amount: Math.trunc(elapsed / minute), unit: 'minute' };
  const hours: Distance = { amount: Math.trunc(elapsed / hour), unit: 'hour' };
  if (size < day) return hours;
  const [then, today] = [dateIn(calendar(), moment), dateIn(calendar(), now)];
  const days = Math.round((midnightOf(then) - midnightOf(today)) / day);
  const years = then.year - today.year;
  const months = years * 12 + then.month - today.month;
  // The day on which summer time ends has 25 hours.
  if (days === 0) return hours;
  if (Math.abs(days) < 7) return { amount: days, unit: 'day' };
  if (Math.abs(days) < 30 || months === 0) return { amount: Math.trunc(days / 7), unit: 'week' };
  return Math.abs(months) < 12 ? { amount: months, unit: 'month' } : { amount: years, unit: 'year' };
}

interface CalendarDate {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  readonly day: number;
}

/** The calendar of a time zone, by default that of the system. */
export const calendarOf = (timeZone: string | undefined): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-u-ca-gregory', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });

/** The date of a moment in a calendar. */
function dateIn(calendar: Intl.DateTimeFormat, moment: Date): CalendarDate {
  const parts = calendar.formatToParts(moment);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  return { year: part('year'), month: part('month'), day: part('day') };
}

const midnightOf = (date: CalendarDate): number => Date.UTC(date.year, date.month - 1, date.day);
