import type { DbTransaction } from '../../platform/db/database.ts';
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
  /** Name of its theme, which the mails have that it causes. */
  readonly theme: string;
}

/**
 * Signs a user in: opens a session and gives out its token. Throws the `login_failed` problem when the account is not
 * the one that was checked any more, because its password, its e-mail or its state changed meanwhile.
 */
export async function openSession(transaction: DbTransaction, user: CheckedUser, caller: Caller): Promise<NewSession> {
  const token = newToken();
  const sessions = new SessionsRepo(transaction);
  const expires = await sessions.create(user, tokenHash(token), caller.userAgent);
  if (!expires) throw problem('login_failed');
  // After the user is locked, as when the sessions of a user end: two such transactions never wait for each other.
  await sessions.removeExpired();
  return { token, expires };
}
