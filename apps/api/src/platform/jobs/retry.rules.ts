/** How often a failed job is retried, and after how long. */
export interface Retry {
  /** Attempts after the first. */
  readonly times: number;
  /** Seconds before the first retry; each further wait is four times as long. */
  readonly firstSeconds: number;
  /** The longest wait. */
  readonly maxSeconds: number;
}

/** 30 s, 2 min, 8 min, 32 min, 1 h: outlasts the restart of an unavailable service, and gives up within a morning. */
export const defaultRetry: Retry = { times: 5, firstSeconds: 30, maxSeconds: 3600 };

const growth = 4;

/** Seconds to wait after this many failed attempts; undefined after the last one. */
export function secondsToRetry(retry: Retry, failures: number): number | undefined {
  if (failures > retry.times) return undefined;
  return Math.max(1, Math.min(retry.maxSeconds, retry.firstSeconds * growth ** (failures - 1)));
}
