import type { Db } from '../../platform/db/database.ts';
import { newToken, tokenHash } from '../../platform/text/tokens.ts';
import { SessionsRepo } from '../users/index.ts';

export interface NewSession {
  readonly token: string;
  readonly expires: Date;
}

/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** Signs a user in: opens a session and gives out its token. */
export async function openSession(db: Db, userId: number, caller: Caller): Promise<NewSession> {
  const token = newToken();
  const sessions = new SessionsRepo(db);
  await sessions.removeExpired();
  return { token, expires: await sessions.create(userId, tokenHash(token), caller.userAgent) };
}
