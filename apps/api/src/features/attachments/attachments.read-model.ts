import type { StockPhotoOrigin } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Attachment } from './attachment.ts';

/** Finds attachments. */
export class AttachmentsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(slug: string): Promise<Attachment | undefined> {
    const row = await this.#db.selectFrom('attachments').selectAll().where('slug', '=', slug).executeTakeFirst();
    return row && toAttachment(row);
  }

  async findAll(ids: readonly number[]): Promise<Attachment[]> {
    if (ids.length === 0) return [];
    const { rows } = await sql<AttachmentRow>`
      select * from attachments where id = any(${[...new Set(ids)]}::bigint[])`.execute(this.#db);
    return rows.map(toAttachment);
  }

  /** Pictures whose tile has not been made. Copies of a picture count as one. */
  async withoutTile(limit: number): Promise<Pick<Attachment, 'path' | 'size'>[]> {
    const { rows } = await sql<{ path: string; width: number; height: number }>`
      select path, min(width) as width, min(height) as height from (
        select path, width, height from attachments where not has_tile order by id limit ${limit}) a
      group by path`.execute(this.#db);
    return rows.map(({ path, width, height }) => ({ path, size: { width, height } }));
  }

  /** The folders that belong to an attachment. */
  async knownPaths(paths: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ path: string }>`
      select distinct path from attachments where path = any(${[...paths]}::text[])`.execute(this.#db);
    return new Set(rows.map((row) => row.path));
  }
}

interface AttachmentRow {
  id: number;
  slug: string;
  user_id: number | null;
  path: string;
  width: number;
  height: number;
  animated: boolean;
  has_tile: boolean | null;
  blurhash: string;
  focus_x: number | null;
  focus_y: number | null;
  image_alt_text: string | null;
  image_credit: string | null;
  stock_photo: StockPhotoOrigin | null;
}

/** An attachment from its row. */
export const toAttachment = (row: AttachmentRow): Attachment => ({
  id: row.id,
  slug: row.slug,
  userId: row.user_id,
  path: row.path,
  size: { width: row.width, height: row.height },
  animated: row.animated,
  hasTile: row.has_tile === true,
  blurhash: row.blurhash,
  focus: row.focus_x === null || row.focus_y === null ? null : { x: row.focus_x, y: row.focus_y },
  altText: row.image_alt_text,
  credit: row.image_credit,
  stockPhoto: row.stock_photo,
});
