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
