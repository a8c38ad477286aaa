import type { Db } from '../../platform/db/database.ts';

export interface Upload {
  /** Name of its file. */
  readonly name: string;
  readonly userId: number;
  readonly mimeType: string;
  readonly bytes: number;
  readonly expires: Date;
}

/** Pictures that were announced and are no attachment yet. */
export class UploadsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
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

  /** Uses an upload up. Returns false when somebody was quicker. */
  async use(name: string): Promise<boolean> {
    const row = await this.#db.deleteFrom('uploads').where('name', '=', name).returning('name').executeTakeFirst();
    return row !== undefined;
  }

  /** Forgets what expired before the moment. Returns the names. */
  async removeExpired(before: Date): Promise<string[]> {
    const rows = await this.#db.deleteFrom('uploads').where('expires_at', '<', before).returning('name').execute();
    return rows.map((row) => row.name);
  }

  /** Those of the names that are announced. */
  async known(names: readonly string[]): Promise<Set<string>> {
    if (names.length === 0) return new Set();
    const rows = await this.#db.selectFrom('uploads').select('name').where('name', 'in', names).execute();
    return new Set(rows.map((row) => row.name));
  }
}
