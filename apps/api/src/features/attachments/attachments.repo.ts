import { type AttachmentChange, kindsWith, type StockPhotoOrigin } from '@foreglow/contract';
import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import { contents } from '#platform/db/sources/sources.ts';
import type { Focus } from '#platform/images/rendition.rules.ts';
import { newSlug } from '#platform/text/slugs.ts';
import type { Attachment } from './attachment.ts';
import { toAttachment } from './attachments.read-model.ts';

export interface NewAttachment {
  readonly userId: number;
  readonly path: string;
  readonly originalName: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly animated: boolean;
  readonly blurhash: string;
  readonly focus: Focus;
  /** The size of all its files together. */
  readonly bytes: number;
  readonly altText?: string | null;
  readonly credit: string | null;
  readonly stockPhoto: StockPhotoOrigin | null;
}

/** Everything that can show an attachment `a`: the kinds of content with pictures, workspaces and people. */
const isUsed = sql<boolean>`(
  exists (${contents({ kinds: kindsWith('pictured'), select: sql`s.id`, where: () => sql`s.attachment_id = a.id` })})
  or exists (select from workspaces w where w.image_id = a.id)
  or exists (select from users u where u.picture_id = a.id))`;

/** Writes attachments. */
export class AttachmentsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Creates an attachment that nothing uses yet. */
  async create(given: NewAttachment): Promise<Attachment> {
    const row = await this.#db
      .insertInto('attachments')
      .values({
        slug: newSlug('image'),
        user_id: given.userId,
        path: given.path,
        original_name: given.originalName,
        width: given.size.width,
        height: given.size.height,
        animated: given.animated,
        has_tile: true,
        blurhash: given.blurhash,
        focus_x: given.focus.x,
        focus_y: given.focus.y,
        bytes: given.bytes,
        image_alt_text: given.altText ?? null,
        image_credit: given.credit,
        stock_photo: given.stockPhoto && JSON.stringify(given.stockPhoto),
        created_at: undefined,
        unused_since: new Date(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toAttachment(row);
  }

  async update(id: number, change: AttachmentChange): Promise<void> {
    // Without a value there is nothing to set, so no statement is needed.
    if (Object.values(change).every((value) => value === undefined)) return;
    await this.#db.updateTable('attachments').set(change).where('id', '=', id).execute();
  }

  /**
   * Copies attachments for another use, with the same files. Returns the ids of the copies by the ids of the originals.
   * A copy belongs to nobody: only its uses decide who may see it, even after the person who copied it has left.
   */
  async copy(ids: readonly number[]): Promise<Map<number, number>> {
    const given = [...new Set(ids)].map((id) => ({ id, slug: newSlug('image') }));
    if (given.length === 0) return new Map();
    const { rows } = await sql<{ original: number; copy: number }>`
      with given as (
        select * from json_to_recordset(${JSON.stringify(given)}) as g(id bigint, slug text)
      ), made as (
        insert into attachments (slug, user_id, path, original_name, width, height, animated, has_tile, blurhash, focus_x,
          focus_y, bytes, image_alt_text, image_credit, stock_photo, unused_since)
        select g.slug, null, a.path, a.original_name, a.width, a.height, a.animated, a.has_tile, a.blurhash, a.focus_x,
          a.focus_y, a.bytes, a.image_alt_text, a.image_credit, a.stock_photo, null
        from given g join attachments a on a.id = g.id
        returning id, slug
      )
      select given.id as original, made.id as copy from made join given using (slug)`.execute(this.#db);
    return new Map(rows.map((row) => [row.original, row.copy]));
  }

  /**
   * Records that the tile of a picture has been made, with its bytes; null if none can be made. Copies share their
   * files.
   */
  async noteTile(path: string, bytes: number | null): Promise<void> {
    await this.#db
      .updateTable('attachments')
      .set((given) => ({ has_tile: bytes === null ? null : true, bytes: given('bytes', '+', bytes ?? 0) }))
      .where('path', '=', path)
      .where('has_tile', '=', false)
      .execute();
  }

  /** Protects an attachment that is about to be used from removal. Returns false if it has already been removed. */
  async keep(id: number): Promise<boolean> {
    const row = await this.#db
      .updateTable('attachments')
      .set({ unused_since: null })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Records since when attachments have been unused, and clears that record for those in use. */
  async noteUse(now: Date): Promise<void> {
    await sql`update attachments a set unused_since = null where unused_since is not null and ${isUsed}`.execute(
      this.#db,
    );
    await sql`update attachments a set unused_since = ${now} where unused_since is null and not ${isUsed}`.execute(
      this.#db,
    );
  }

  /**
   * Removes attachments that have not been used since the given moment. The first statement locks out new uses, and the
   * second sees all uses made until then. Returns the folders of the removed attachments.
   */
  async removeUnused(before: Date): Promise<string[]> {
    const { rows: locked } = await sql<{ id: number }>`
      select id from attachments where unused_since < ${before} order by id for update skip locked`.execute(this.#db);
    const { rows } = await sql<{ path: string }>`
      delete from attachments a where id = any(${locked.map((row) => row.id)}::bigint[])
        and unused_since < ${before} and not ${isUsed}
      returning path`.execute(this.#db);
    return rows.map((row) => row.path);
  }
}
