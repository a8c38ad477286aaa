/** Milliseconds a time zone is ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return local - Math.floor(moment / 1000) * 1000;
}

const dayMs = 86_400_000;

/**
 * The moment a day begins in a time zone: its first midnight. Where the clocks skip midnight, the day begins when they
 * are changed.
 */
function midnight(utcMidnight: number, timeZone: string): Date {
  const before = utcMidnight - offsetAt(utcMidnight - dayMs, timeZone);
  const after = utcMidnight - offsetAt(utcMidnight + dayMs, timeZone);
  // They differ only if the clocks change at about that time.
  if (before === after) return new Date(before);
  const isMidnight = (moment: number) => moment + offsetAt(moment, timeZone) === utcMidnight;
  const midnights = [before, after].filter(isMidnight);
  return new Date(midnights.length > 0 ? Math.min(...midnights) : before);
}

/** The moment a day `YYYY-MM-DD` begins in a time zone (IANA name). */
export const startOfDay = (day: string, timeZone: string): Date => midnight(Date.parse(`${day}T00:00:00Z`), timeZone);

/** The moment the day after `YYYY-MM-DD` begins in a time zone. */
export const startOfNextDay = (day: string, timeZone: string): Date =>
  midnight(Date.parse(`${day}T00:00:00Z`) + dayMs, timeZone);

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
