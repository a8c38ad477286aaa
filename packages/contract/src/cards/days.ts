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

function midnight(utcMidnight: number, timeZone: string): Date {
  const guess = utcMidnight - offsetAt(utcMidnight, timeZone);
  // The offset at the guess is used: it differs from the first one if the clocks change that day.
  return new Date(utcMidnight - offsetAt(guess, timeZone));
}

/** The moment a day `YYYY-MM-DD` begins in a time zone (IANA name). */
export const startOfDay = (day: string, timeZone: string): Date => midnight(Date.parse(`${day}T00:00:00Z`), timeZone);

/** The moment the day after `YYYY-MM-DD` begins in a time zone. */
export const startOfNextDay = (day: string, timeZone: string): Date =>
  midnight(Date.parse(`${day}T00:00:00Z`) + 86_400_000, timeZone);

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}
