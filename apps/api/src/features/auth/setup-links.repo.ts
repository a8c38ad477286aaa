import type { Db } from '../../platform/db/database.ts';

/** The one-time link that makes the first administrator. At most one is valid at a time. */
export class SetupLinksRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Replaces whatever link there was. */
  async replace(hash: Buffer, expires: Date): Promise<void> {
    await this.#db.deleteFrom('setup_links').execute();
    await this.#db.insertInto('setup_links').values({ token_hash: hash, expires_at: expires }).execute();
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

  /** Uses the link up. Returns false when it was not valid, or somebody else was quicker. */
  async use(hash: Buffer): Promise<boolean> {
    const row = await this.#db
      .deleteFrom('setup_links')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', new Date())
      .returning('token_hash')
      .executeTakeFirst();
    return row !== undefined;
  }
}
