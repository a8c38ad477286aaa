import type { DbTransaction } from '#platform/db/database.ts';
import { newToken, tokenHash } from '#platform/text/tokens.ts';

export type Purpose = 'password_reset' | 'email_change';

/**
 * Links with which one user can do one thing once. A new link for a purpose ends the older ones. `AccessRepo` ends them
 * all when the access to the account changes; lock the account with it before making one.
 */
export class UserLinksRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Makes a link for a user; `email` is the one to be confirmed, `madeBy` the administrator who makes it for them.
   * Returns its token, which is not stored. The same statement ends the older links, so there is always one.
   */
  async create(
    userId: number,
    purpose: Purpose,
    expires: Date,
    email: string | null = null,
    madeBy: number | null = null,
  ): Promise<string> {
    const token = newToken();
    await this.#db
      .with('ended', (db) => db.deleteFrom('user_links').where('user_id', '=', userId).where('purpose', '=', purpose))
      .insertInto('user_links')
      .values({ token_hash: tokenHash(token), user_id: userId, purpose, email, expires_at: expires, made_by: madeBy })
      .execute();
    return token;
  }

  /**
   * Uses up a link. Returns false when it cannot be used any more. Of two calls at the same time, only one succeeds.
   */
  async use(token: string, purpose: Purpose): Promise<boolean> {
    const used = await this.#db
      .deleteFrom('user_links')
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', new Date())
      .returning('user_id')
      .executeTakeFirst();
    return used !== undefined;
  }

  async removeExpired(): Promise<void> {
    await this.#db.deleteFrom('user_links').where('expires_at', '<', new Date()).execute();
  }
}
