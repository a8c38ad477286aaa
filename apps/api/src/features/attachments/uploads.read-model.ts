import type { Db } from '#platform/db/database.ts';
import type { Upload } from './upload.ts';

/** Finds pictures that were announced but are not attachments yet. */
export class UploadsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(name: string): Promise<Upload | undefined> {
    const row = await this.#db.selectFrom('uploads').selectAll().where('name', '=', name).executeTakeFirst();
    return (
      row && {
        name: row.name,
        userId: row.user_id,
        mimeType: row.mime_type,
        bytes: row.bytes,
        expires: row.expires_at,
      }
    );
  }

  /** The names that belong to an announced upload. */
  async known(names: readonly string[]): Promise<Set<string>> {
    if (names.length === 0) return new Set();
    const rows = await this.#db.selectFrom('uploads').select('name').where('name', 'in', names).execute();
    return new Set(rows.map((row) => row.name));
  }
}
