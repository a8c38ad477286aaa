import { serverLimits } from '@foreglow/contract';

/** The visits of one person in one project. */
export interface Visits {
  readonly startedAt: Date;
  /** When a screen of the project was last opened, to within `writtenEveryMs`. */
  readonly lastSeenAt: Date;
  /** The end of the visit before; null during the first one. */
  readonly previousEndedAt: Date | null;
}

const minute = 60_000;
const endsAfterMs = serverLimits.visitEndsAfterMinutes * minute;
/** A visit is written at most this often. */
export const writtenEveryMs = 4 * minute;

const hasEnded = ({ lastSeenAt }: Visits, now: Date) => now.getTime() - lastSeenAt.getTime() >= endsAfterMs;

/** The visits after a screen was opened now; undefined if nothing has to be written. */
export function opened(visits: Visits | undefined, now: Date): Visits | undefined {
  if (!visits) return { startedAt: now, lastSeenAt: now, previousEndedAt: null };
  if (hasEnded(visits, now)) return { startedAt: now, lastSeenAt: now, previousEndedAt: visits.lastSeenAt };
  if (now.getTime() - visits.lastSeenAt.getTime() < writtenEveryMs) return undefined;
  return { ...visits, lastSeenAt: now };
}

/**
 * Since when things are new to the person: the end of the last visit that is over. Null without one. It is the same
 * before and after the present visit is recorded.
 */
export function newSince(visits: Visits | undefined, now: Date): Date | null {
  if (!visits) return null;
  return hasEnded(visits, now) ? visits.lastSeenAt : visits.previousEndedAt;
}
