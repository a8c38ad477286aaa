import { monthNamed, withoutWeekdays } from './month-names.rules.ts';

/** Whether the day or the month comes first in dates such as 03/04/2026. */
export type DateOrder = 'day first' | 'month first';

const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})$/;
/** Such a date at the beginning of a text, before a time. */
const slashedFirst = /^(\d{1,2})[/-](\d{1,2})[/-](?:\d{4}|\d{2})(?=$|[\sT,])/;

/** The first two numbers of dates with slashes. */
const pairsIn = (values: readonly string[]) =>
  values.flatMap((value) => {
    const match = slashedFirst.exec(value.trim());
    return match ? [{ first: Number(match[1]), second: Number(match[2]) }] : [];
  });

/**
 * Determines which number is the day in a file's dates with slashes, by numbers over 12. If there is none, the day
 * comes first, as in most of the world.
 */
export function dateOrderOf(values: readonly string[]): DateOrder {
  const pairs = pairsIn(values);
  const monthFirst = pairs.some(({ second }) => second > 12) && !pairs.some(({ first }) => first > 12);
  return monthFirst ? 'month first' : 'day first';
}

/** Whether a file has dates that mean another day in the other order, and nothing in them shows the order. */
export function isOrderUnclear(values: readonly string[]): boolean {
  const pairs = pairsIn(values);
  const isSame = pairs.some(({ first }) => first > 12) === pairs.some(({ second }) => second > 12);
  return isSame && pairs.some(({ first, second }) => first !== second);
}

/** No form of a date is longer. */
const longest = 100;

/**
 * Reads a date with or without a time: ISO, 3.1.2026, 3/1/2026 9:30 PM, 3 January 2026, Wed, Jan 3, 2026, 2026年1月3日,
 * 2026년 1월 3일, a month (January 2026, 2026-01), a year, Unix seconds or milliseconds. A month or year alone is its first
 * day, and of a range (with an arrow) the first date counts. Names of months and weekdays may be in many languages. A day
 * without a time is read as a moment of that day, see `hourOfDays`; a time without an offset is read as UTC. Undefined if
 * the text is not a date.
 */
export function readDate(value: string, order: DateOrder): Date | undefined {
  if (value.length > longest) return undefined;
  const text = value
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u202a-\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s?(?:→|->).*$/, '')
    .trim();
  const stamp = readStamp(text);
  if (stamp) return stamp;
  const plain = withoutNames(text);
  const day = readDay(plain, order);
  if (day) return momentOf(day);
  const time = readTime(plain);
  const timed = time && readDay(plain.slice(0, time.at).replace(/[,\s]+$/, ''), order);
  if (!timed || !momentOf(timed)) return undefined;
  const date = new Date(Date.UTC(timed.year, timed.month - 1, timed.day) + time.ms);
  return isPlausible(date) ? date : undefined;
}

/** Without weekdays, and without what stands in brackets: (Wed), (CET). */
const withoutNames = (text: string): string =>
  withoutWeekdays(
    text
      .replace(/\s?\([^()]*\)/g, '')
      .replace(/[月火水木金土日]曜日?|[월화수목금토일]요일|星期[一二三四五六日天]/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** Seconds, milliseconds or microseconds since 1970, and days and times without separators: 20260103T093005Z. */
function readStamp(text: string): Date | undefined {
  const number = /^(\d{9,10}|\d{12,13}|\d{15,16})(?:\.\d+)?$/.exec(text)?.[1];
  if (number) {
    const divisor = number.length > 13 ? 1000 : number.length > 10 ? 1 : 0.001;
    const date = new Date(Math.floor(Number(number) / divisor));
    return isPlausible(date) ? date : undefined;
  }
  const compact = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})?(Z?))?$/.exec(text);
  if (!compact) return undefined;
  const [, y = '', month = '', day = '', hour, minute = '', second = '00'] = compact;
  return readDate(`${y}-${month}-${day}${hour === undefined ? '' : `T${hour}:${minute}:${second}Z`}`, 'day first');
}

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const dayOf = (y: string | undefined, month: string | number | undefined, day: string | number = 1): Day | undefined =>
  month === undefined ? undefined : { year: year(y), month: Number(month), day: Number(day) };

/** The forms of a day, month or year whose numbers are in the order year, month, day. */
const yearFirst = [
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/,
  /^(\d{4})()\. ?(\d{1,2})\. ?(\d{1,2})\.?$/,
  /^(\d{4}) ?()[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일号]$/,
  /^(\d{4}) ?()[年년] ?(\d{1,2}) ?[月월]$/,
  /^(\d{4})()[-/.](\d{1,2})$/,
  /^(\d{4})() ?[年년]?$/,
];

function readDay(text: string, order: DateOrder): Day | undefined {
  const forms = yearFirst.map((form) => form.exec(text));
  const numbers = forms.find((found) => found !== null);
  if (numbers) return dayOf(numbers[1], numbers[3] ?? 1, numbers[4]);
  const era = /^令和 ?(\d{1,2}|元) ?年 ?(\d{1,2}) ?月(?: ?(\d{1,2}) ?日)?$/.exec(text);
  if (era)
    return { year: 2018 + (era[1] === '元' ? 1 : Number(era[1])), month: Number(era[2]), day: Number(era[3] ?? 1) };
  const dotted = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/.exec(text);
  if (dotted) return dayOf(dotted[3], dotted[2], dotted[1]);
  const pair = slashed.exec(text);
  if (pair) return order === 'day first' ? dayOf(pair[3], pair[2], pair[1]) : dayOf(pair[3], pair[1], pair[2]);
  const monthYear = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  if (monthYear) return dayOf(monthYear[2], monthYear[1]);
  return namedDay(text);
}

/** Forms with the name of a month. */
function namedDay(text: string): Day | undefined {
  const dayMonth =
    /^(?:den |le |el )?(\d{1,2})(?:st|nd|rd|th|er|º|o)?\.?(?: ?[-/] ?| (?:de |of )?)(\p{L}[\p{L}\p{M}]*)\.?(?: ?[-/] ?|,? (?:de |del )?)(\d{4}|\d{2})(?: ?г\.?| ?р\.?)?$/iu.exec(
      text,
    );
  if (dayMonth) return dayOf(dayMonth[3], monthNamed(dayMonth[2] ?? ''), dayMonth[1]);
  const monthDay = /^(\p{L}[\p{L}\p{M}]*)\.?[ -](\d{1,2})(?:st|nd|rd|th)?(?:,? |-)(\d{4})$/iu.exec(text);
  if (monthDay) return dayOf(monthDay[3], monthNamed(monthDay[1] ?? ''), monthDay[2]);
  const yearMonthDay = /^(\d{4})[ -](\p{L}[\p{L}\p{M}]*)\.?[ -](\d{1,2})$/u.exec(text);
  if (yearMonthDay) return dayOf(yearMonthDay[1], monthNamed(yearMonthDay[2] ?? ''), yearMonthDay[3]);
  const month = /^(\p{L}[\p{L}\p{M}]*)\.?(?:,? (?:de |del )?(\d{4})|[-/](\d{4}|\d{2}))$/iu.exec(text);
  if (month) return dayOf(month[2] ?? month[3], monthNamed(month[1] ?? ''));
  const yearMonth = /^(\d{4})[ -](\p{L}[\p{L}\p{M}]*)\.?$/u.exec(text);
  return yearMonth ? dayOf(yearMonth[1], monthNamed(yearMonth[2] ?? '')) : undefined;
}

const time =
  /(?:[T ]|, ?|(?<=[日일]))(?:(?:at|um|à|kl\.?|ore|alle|a las) )?(오전|오후|午前|午後|上午|下午)? ?(\d{1,2})(?:(?:[:.]|[時时点시] ?)(\d{1,2}))?(?:(?:[:.]|[分분] ?)(\d{1,2})(?:[.,](\d{1,9}))?)?[時时点시分분秒초]? ?([ap]\.? ?m\.?)?(?: ?(?:uhr|h))?(?: ?(?:(z|utc|gmt|[a-z]{3,4})?([+-]\d{1,2}(?::?\d{2})?)?))?$/i;

/** Hours before or after UTC of the names in use. Names with several meanings, such as IST, are not among them. */
const offsets: Readonly<Record<string, number>> = {
  ...{ z: 0, utc: 0, gmt: 0, wet: 0, bst: 1, west: 1, cet: 1, mez: 1, cest: 2, mesz: 2, eet: 2, eest: 3, msk: 3 },
  ...{ kst: 9, jst: 9, est: -5, edt: -4, cdt: -5, mst: -7, mdt: -6, pst: -8, pdt: -7 },
};

/** The time at the end of a text: where it begins, and its milliseconds since the beginning of the day in UTC. */
function readTime(text: string): { at: number; ms: number } | undefined {
  const found = time.exec(text);
  if (!found) return undefined;
  const [, before = '', hours = '', minutes, seconds = '0', fraction = '0', after = '', zone = '', shift = ''] = found;
  const half = /^[ap]/i.exec(after)?.[0].toLowerCase();
  const isMorning = /^(오전|午前|上午)$/.test(before) || half === 'a';
  const isAfternoon = /^(오후|午後|下午)$/.test(before) || half === 'p';
  if (minutes === undefined && !isMorning && !isAfternoon && !/[時时点시]|uhr/i.test(found[0])) return undefined;
  const given = Number(hours);
  if ((isMorning || isAfternoon) && given > 12) return undefined;
  const hour = isMorning || isAfternoon ? (given % 12) + (isAfternoon ? 12 : 0) : given;
  const offset = offsets[zone.toLowerCase() || 'z'];
  const [, sign, hoursOff = '0', minutesOff = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(shift) ?? [];
  const isTime = hour < 24 && Number(minutes ?? 0) < 60 && Number(seconds) < 60 && Number(hoursOff) < 15;
  if (!isTime || offset === undefined || (shift !== '' && offset !== 0)) return undefined;
  const shifted = (sign === '-' ? -1 : 1) * (Number(hoursOff) * 60 + Number(minutesOff)) + offset * 60;
  const minute = hour * 60 + Number(minutes ?? 0) - shifted;
  return { at: found.index, ms: minute * 60_000 + Number(seconds) * 1000 + Math.floor(Number(`0.${fraction}`) * 1000) };
}

const year = (digits = ''): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/**
 * At this hour in UTC the day is the same from Hawaii (−10:00) to New Zealand in summer and its Chatham Islands
 * (+13:45). At noon it would already be the next day in New Zealand, Fiji and Tonga.
 */
const hourOfDays = 10;

function momentOf({ year: y, month, day }: Day): Date | undefined {
  const date = new Date(Date.UTC(y, month - 1, day, hourOfDays));
  const exists = date.getUTCFullYear() === y && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && isPlausible(date) ? date : undefined;
}

const isPlausible = (date: Date): boolean => date.getUTCFullYear() >= 1900 && date.getUTCFullYear() <= 2200;
