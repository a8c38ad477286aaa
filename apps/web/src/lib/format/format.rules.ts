import { calendarOf, distanceOf } from './distance.rules.ts';

/** Formats for numbers and moments in a locale. */
export interface Formats {
  /** 1,234 */
  number(value: number): string;
  /** 9 Jan, with the year if it is not the current one */
  day(moment: string | Date): string;
  /** January 2026, from a month such as 2026-01 */
  month(month: string): string;
  /** Jan ’26: without the apostrophe it would read as a day */
  shortMonth(month: string): string;
  /** 2026 */
  yearOf(month: string): string;
  /** The first day of the week, 0 for Sunday. */
  readonly firstWeekday: 0 | 1 | 6;
  /** 9 January 2026 */
  longDay(moment: string | Date): string;
  /** 9 Jan 2026, 14:05 */
  dayAndTime(moment: string | Date): string;
  /** 14:05 */
  time(moment: string | Date): string;
  /** 3 minutes ago; less than a minute before or after the current time is now */
  ago(moment: string | Date): string;
  /** 1.4 MB, a megabyte being 1024 × 1024 bytes, as in the settings and responses of the API */
  bytes(value: number): string;
  /** Research, Field notes and Anna */
  list(items: readonly string[]): string;
}

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Creates a value on first use. Formats of Intl are slow to create, and a screen uses few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * The formats of a locale. `now` and `timeZone` are for tests; the defaults are the clock and time zone of the system.
 */
export function formatsOf(locale: string, now: () => Date = () => new Date(Date.now()), timeZone?: string): Formats {
  const date = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  const number = once(() => new Intl.NumberFormat(locale));
  const thisYear = date({ day: 'numeric', month: 'short' });
  const otherYear = date({ day: 'numeric', month: 'short', year: 'numeric' });
  const year = date({ year: 'numeric' });
  const month = date({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shortMonth = date({ month: 'short', year: '2-digit', timeZone: 'UTC' });
  const yearOf = date({ year: 'numeric', timeZone: 'UTC' });
  const longDay = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayAndTime = date({ dateStyle: 'medium', timeStyle: 'short' });
  const time = date({ timeStyle: 'short' });
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  // Weeks are counted from today: 'last week' would be the one that ended on Sunday.
  const counted = once(() => new Intl.RelativeTimeFormat(locale));
  const calendar = once(() => calendarOf(timeZone));
  const list = once(() => new Intl.ListFormat(locale));
  return {
    number: (value) => number().format(value),
    day(moment) {
      const value = new Date(moment);
      return (year().format(value) === year().format(now()) ? thisYear : otherYear)().format(value);
    },
    month: (value) => month().format(new Date(value)),
    shortMonth: (value) => withApostrophe(shortMonth().formatToParts(new Date(value))),
    yearOf: (value) => yearOf().format(new Date(value)),
    get firstWeekday() {
      return firstWeekdayOf(locale);
    },
    longDay: (moment) => longDay().format(new Date(moment)),
    dayAndTime: (moment) => dayAndTime().format(new Date(moment)),
    time: (moment) => time().format(new Date(moment)),
    ago(moment) {
      const { amount, unit } = distanceOf(new Date(moment), now(), calendar);
      return (unit === 'week' ? counted : relative)().format(amount, unit);
    },
    bytes(value) {
      const power = Math.min(Math.floor(Math.log2(Math.max(value, 1)) / 10), sizes.length - 1);
      const options = { style: 'unit', unit: sizes[power], unitDisplay: power === 0 ? 'long' : 'short' } as const;
      return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 1 }).format(value / 1024 ** power);
    },
    list: (items) => list().format(items),
  };
}

/** The text of a date, with an apostrophe before a year of two digits at its end. */
const withApostrophe = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts.map(({ type, value }, index) => (type === 'year' && index === parts.length - 1 ? `’${value}` : value)).join('');

interface WithWeekInfo {
  getWeekInfo?: () => { firstDay: number };
}

/** Monday in browsers that do not provide this information. */
function firstWeekdayOf(locale: string): 0 | 1 | 6 {
  const day = ((new Intl.Locale(locale) as Intl.Locale & WithWeekInfo).getWeekInfo?.().firstDay ?? 1) % 7;
  return day === 0 || day === 6 ? day : 1;
}
