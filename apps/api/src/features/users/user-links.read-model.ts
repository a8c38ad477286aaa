import type { Db } from '#platform/db/database.ts';
import { tokenHash } from '#platform/text/tokens.ts';
import type { Purpose } from './user-links.repo.ts';

/** Finds links with which one user can do one thing once. */
export class UserLinksReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The owner of a link, as long as it can be used. */
  find(token: string, purpose: Purpose): Promise<{ user_id: number; email: string | null } | undefined> {
    return this.#db
      .selectFrom('user_links')
      .select(['user_id', 'email'])
      .where('token_hash', '=', tokenHash(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
  }

  /** Whether a user has a usable link for a purpose. */
  async has(userId: number, purpose: Purpose): Promise<boolean> {
    const link = await this.#db
      .selectFrom('user_links')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return link !== undefined;
  }

  /** The new e-mail that a user has not confirmed yet. */
  async newEmailOf(userId: number): Promise<string | null> {
    const row = await this.#db
      .selectFrom('user_links')
      .select('email')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'email_change')
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return row?.email ?? null;
  }
}
