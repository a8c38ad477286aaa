import type { DbTransaction } from '../../platform/db/database.ts';
import { newToken, tokenHash } from '../../platform/text/tokens.ts';

export type Purpose = 'password_reset' | 'email_change';

/**
 * Links that let one user do one thing once. A new link of a purpose ends the older ones. `AccessRepo` ends them all
 * when the access to the account changes; lock the account with it before you make one.
 */
export class UserLinksRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Makes a link for a user; `email` is the one to be confirmed. Returns its token, which is not stored. The older ones
   * end with the same statement: at no moment is there none.
   */
  async create(userId: number, purpose: Purpose, expires: Date, email: string | null = null): Promise<string> {
    const token = newToken();
    await this.#db
      .with('ended', (db) => db.deleteFrom('user_links').where('user_id', '=', userId).where('purpose', '=', purpose))
      .insertInto('user_links')
      .values({ token_hash: tokenHash(token), user_id: userId, purpose, email, expires_at: expires })
      .execute();
    return token;
  }

  /** Uses a link up. Returns false when it cannot be used any more: of two at once, one gets it. */
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
