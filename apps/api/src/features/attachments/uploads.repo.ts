import type { DbTransaction } from '#platform/db/database.ts';
import type { Upload } from './upload.ts';

/** Writes pictures that were announced but are not attachments yet. */
export class UploadsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async create(upload: Upload): Promise<void> {
    await this.#db
      .insertInto('uploads')
      .values({
        name: upload.name,
        user_id: upload.userId,
        mime_type: upload.mimeType,
        bytes: upload.bytes,
        expires_at: upload.expires,
        created_at: undefined,
      })
      .execute();
  }

  /** Consumes an upload. Returns false if another call did so first. */
  async use(name: string): Promise<boolean> {
    const row = await this.#db.deleteFrom('uploads').where('name', '=', name).returning('name').executeTakeFirst();
    return row !== undefined;
  }

  /** Removes uploads that expired before the moment. Returns their names. */
  async removeExpired(before: Date): Promise<string[]> {
    const rows = await this.#db.deleteFrom('uploads').where('expires_at', '<', before).returning('name').execute();
    return rows.map((row) => row.name);
  }
}
