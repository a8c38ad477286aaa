import type { DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { newToken, tokenHash } from '#platform/text/tokens.ts';
import { type CheckedUser, SessionsRepo } from '../users/sessions.repo.ts';

export interface NewSession {
  readonly token: string;
  readonly expires: Date;
}

/** The origin of a call. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Name of the theme of the client, which is also used for mails that the call sends. */
  readonly theme: string;
}

/**
 * Signs a user in: opens a session and returns its token. Throws the `login_failed` problem when the password, e-mail
 * or state of the account has changed since it was checked.
 */
export async function openSession(transaction: DbTransaction, user: CheckedUser, caller: Caller): Promise<NewSession> {
  const token = newToken();
  const sessions = new SessionsRepo(transaction);
  const expires = await sessions.create(user, tokenHash(token), caller.userAgent);
  if (!expires) throw problem('login_failed');
  // After locking the user, in the same order as when the sessions of a user end, so that two such transactions cannot
  // deadlock.
  await sessions.removeExpired();
  return { token, expires };
}
