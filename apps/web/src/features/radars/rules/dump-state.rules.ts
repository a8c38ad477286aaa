import type { DumpAttributes } from '@foreglow/contract';

export type DumpState = 'open' | 'revoked' | 'expired' | 'closed';

/** Whether the public page of a version can be read, and if not, why. Closed: its radar is in the trash. */
export function dumpState(
  { url, revoked_at, expires_at }: Pick<DumpAttributes, 'url' | 'revoked_at' | 'expires_at'>,
  now: Date,
): DumpState {
  if (revoked_at !== null) return 'revoked';
  if (expires_at !== null && new Date(expires_at) <= now) return 'expired';
  return url === null ? 'closed' : 'open';
}
