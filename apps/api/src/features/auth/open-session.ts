import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import { newToken, tokenHash } from '../../platform/text/tokens.ts';
import { type CheckedUser, SessionsRepo } from '../users/index.ts';

export interface NewSession {
  readonly token: string;
  readonly expires: Date;
}

/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Signs a user in: opens a session and gives out its token. Throws the `login_failed` problem when the account is not
 * the one that was checked any more, because its password, its e-mail or its state changed meanwhile.
 */
export async function openSession(db: Db, user: CheckedUser, caller: Caller): Promise<NewSession> {
  const token = newToken();
  const sessions = new SessionsRepo(db);
  await sessions.removeExpired();
  const expires = await sessions.create(user, tokenHash(token), caller.userAgent);
  if (!expires) throw problem('login_failed');
  return { token, expires };
}
