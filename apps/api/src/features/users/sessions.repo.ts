import { serverLimits } from '@foreglow/contract';
import type { DbTransaction } from '#platform/db/database.ts';
import type { User } from './user.ts';

/** An account in the version of its access in which it was checked that the person may sign in. */
export type CheckedUser = Pick<User, 'id' | 'accessVersion'>;

const day = 86_400_000;

/** Writes sessions: one row for each issued token. */
export class SessionsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Opens a session. Returns when it expires, or undefined when the account has changed since it was checked. Waits for
   * a concurrent change, since that change cannot end a session that it does not see yet.
   */
  async create(user: CheckedUser, hash: Buffer, userAgent: string | undefined): Promise<Date | undefined> {
    const expires = new Date(Date.now() + serverLimits.sessionDays * day);
    const agent = userAgent?.slice(0, 300) ?? null;
    const made = await this.#db
      .insertInto('sessions')
      .columns(['user_id', 'token_hash', 'user_agent', 'expires_at'])
      .expression((expression) =>
        expression
          .selectFrom('users')
          .select(({ val }) => ['id', val(hash).as('token_hash'), val(agent).as('user_agent'), val(expires).as('end')])
          .where('id', '=', user.id)
          .where('access_version', '=', user.accessVersion)
          .where('disabled_at', 'is', null)
          .where('deleted_at', 'is', null)
          .forShare(),
      )
      .returning('id')
      .executeTakeFirst();
    return made && expires;
  }

  async end(sessionId: number): Promise<void> {
    await this.#db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  }

  /** Ends all sessions of a user, or all but one. */
  async endAll(userId: number, except?: number): Promise<void> {
    let query = this.#db.deleteFrom('sessions').where('user_id', '=', userId);
    if (except !== undefined) query = query.where('id', '!=', except);
    await query.execute();
  }

  /** Removes expired sessions. */
  async removeExpired(): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<', new Date()).execute();
  }

  /** Records that a session is used, and extends it: a session in use does not expire. */
  async touch(sessionId: number): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ last_used_at: new Date(), expires_at: new Date(Date.now() + serverLimits.sessionDays * day) })
      .where('id', '=', sessionId)
      .execute();
  }
}
