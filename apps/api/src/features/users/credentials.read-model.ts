import type { Db } from '#platform/db/database.ts';

/** Reads how people prove who they are. */
export class CredentialsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The hash of a user's password; undefined if they have none. */
  async passwordOf(userId: number): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('credentials')
      .select('secret')
      .where('user_id', '=', userId)
      .where('kind', '=', 'password')
      .executeTakeFirst();
    return row?.secret;
  }
}
