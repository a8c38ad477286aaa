import type { Db } from '#platform/db/database.ts';

/** Finds the one-time links that make the first administrator. */
export class SetupLinksReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async isValid(hash: Buffer): Promise<boolean> {
    const row = await this.#db
      .selectFrom('setup_links')
      .select('expires_at')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', new Date())
      .executeTakeFirst();
    return row !== undefined;
  }
}
