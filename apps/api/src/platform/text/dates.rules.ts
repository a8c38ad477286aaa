/** Whether the day or the month comes first in dates such as 03/04/2026. */
export type DateOrder = 'day first' | 'month first';

const months = new Map(
  [
    ['jan', 'january', 'januar', 'jänner'],
    ['feb', 'february', 'februar'],
    ['mar', 'march', 'märz', 'mrz'],
    ['apr', 'april'],
    ['may', 'mai'],
    ['jun', 'june', 'juni'],
    ['jul', 'july', 'juli'],
    ['aug', 'august'],
    ['sep', 'sept', 'september'],
    ['oct', 'october', 'okt', 'oktober'],
    ['nov', 'november'],
    ['dec', 'december', 'dez', 'dezember'],
  ].flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;

/**
 * Determines which number is the day in a file's dates with slashes, by numbers over 12. If there is none, the day
 * comes first, as in most of the world.
 */
export function dateOrderOf(values: readonly string[]): DateOrder {
  const pairs = values.flatMap((value) => {
    const match = slashed.exec(value.trim());
    return match ? [{ first: Number(match[1]), second: Number(match[2]) }] : [];
  });
  const monthFirst = pairs.some(({ second }) => second > 12) && !pairs.some(({ first }) => first > 12);
  return monthFirst ? 'month first' : 'day first';
}

/**
 * Reads a date: ISO with or without a time, 3.1.2026, 3/1/2026, 2026/01/03, 3 January 2026, Jan 3, 2026, 3. Januar
 * 2026. A day without a time is read as a moment of that day, see `hourOfDays`. Undefined if the text is not a date.
 */
export function readDate(value: string, order: DateOrder): Date | undefined {
  const text = value.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return momentOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return withTime(text);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})$/.exec(text);
  if (dotted) return momentOf(year(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const numbers = slashed.exec(text);
  if (numbers) {
    const [day, month] = order === 'day first' ? [numbers[1], numbers[2]] : [numbers[2], numbers[1]];
    return momentOf(year(numbers[3]), Number(month), Number(day));
  }
  const dayMonth = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+(\p{L}+)\.?,?\s+(\d{4})$/u.exec(text);
  if (dayMonth) return named(dayMonth[3], dayMonth[2], dayMonth[1]);
  const monthDay = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text);
  if (monthDay) return named(monthDay[3], monthDay[1], monthDay[2]);
  return undefined;
}

const year = (digits = ''): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

function named(yearDigits = '', monthName = '', day = ''): Date | undefined {
  const month = months.get(monthName.toLowerCase());
  return month === undefined ? undefined : momentOf(Number(yearDigits), month, Number(day));
}

/**
 * At this hour in UTC the day is the same from Hawaii (−10:00) to New Zealand in summer and its Chatham Islands
 * (+13:45). At noon it would already be the next day in New Zealand, Fiji and Tonga.
 */
const hourOfDays = 10;

function momentOf(y: number, month: number, day: number): Date | undefined {
  const date = new Date(Date.UTC(y, month - 1, day, hourOfDays));
  const exists = date.getUTCFullYear() === y && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && isPlausible(date) ? date : undefined;
}

const timed = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;

/** A time without an offset is read as UTC. */
function withTime(text: string): Date | undefined {
  const [, y, month, day, time, zone = 'Z'] = timed.exec(text) ?? [];
  if (!momentOf(Number(y), Number(month), Number(day))) return undefined;
  const offset = /^[+-]/.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : 'Z';
  const date = new Date(`${y}-${month}-${day}T${time}${offset}`);
  return Number.isNaN(date.getTime()) || !isPlausible(date) ? undefined : date;
}

const isPlausible = (date: Date): boolean => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2200;
