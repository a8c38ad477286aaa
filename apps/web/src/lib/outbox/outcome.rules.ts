import { ApiError } from '../http/api-error.ts';

/** The object of the request or the user's permission no longer exists. */
const endings: readonly number[] = [403, 404, 410];
/** These are temporary: no session, a slow connection, too many requests. */
const passing: readonly number[] = [401, 408, 429];

/**
 * The consequence of a response with this status (0: no response): `end` drops all that waits, `drop` drops what was
 * refused, `retry` drops nothing.
 */
export function outcomeOf(status: number): 'end' | 'drop' | 'retry' {
  if (endings.includes(status)) return 'end';
  return status >= 400 && status < 500 && !passing.includes(status) ? 'drop' : 'retry';
}

/** Whether the server refused to overwrite a state saved by others since. */
export const isConflict = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'edited_meanwhile';

/** Whether what was to be changed no longer exists. */
export const isGone = (failure: unknown): boolean => failure instanceof ApiError && failure.status === 404;

/** Whether a request that failed may have been carried out: it got no answer, or that of a server that had a fault. */
export const mayBeSaved = (failure: unknown): boolean =>
  !(failure instanceof ApiError) || failure.status === 0 || failure.status >= 500;
