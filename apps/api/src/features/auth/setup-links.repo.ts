import type { DbTransaction } from '#platform/db/database.ts';

/**
 * Writes the one-time links that make the first administrator. Every process that starts while there is no account
 * creates its own link. Using one of them ends them all.
 */
export class SetupLinksRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async add(hash: Buffer, expires: Date): Promise<void> {
    await this.#db.deleteFrom('setup_links').where('expires_at', '<=', new Date()).execute();
    await this.#db.insertInto('setup_links').values({ token_hash: hash, expires_at: expires }).execute();
  }

  async remove(hash: Buffer): Promise<void> {
    await this.#db.deleteFrom('setup_links').where('token_hash', '=', hash).execute();
  }

  /** Uses up the link, and all others with it. Returns false when it was not valid, or another call used one first. */
  async use(hash: Buffer): Promise<boolean> {
    // A call that uses another link at the same time waits here, and then finds none.
    const links = await this.#db
      .selectFrom('setup_links')
      .select(['token_hash', 'expires_at'])
      .orderBy('token_hash')
      .forUpdate()
      .execute();
    const isValid = links.some(({ token_hash, expires_at }) => token_hash.equals(hash) && expires_at > new Date());
    if (isValid) await this.#db.deleteFrom('setup_links').execute();
    return isValid;
  }
}
