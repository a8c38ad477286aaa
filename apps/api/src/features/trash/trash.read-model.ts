import { limits } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface Trashed {
  readonly kind: 'workspace' | 'project' | 'card';
  readonly slug: string;
  readonly title: string;
  readonly deletedAt: Date;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** What lies in the trash and can still be brought back: last deleted first. */
export class TrashReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  workspaces(window: Window) {
    return this.#page('workspace', sql`select slug, title, deleted_at, id from workspaces where ${kept}`, window);
  }

  projects(workspaceId: number, window: Window) {
    const rows = sql`select slug, title, deleted_at, id from projects where workspace_id = ${workspaceId} and ${kept}`;
    return this.#page('project', rows, window);
  }

  cards(projectId: number, window: Window) {
    const rows = sql`select c.slug, t.title, c.deleted_at, c.id from cards c join card_texts t on t.card_id = c.id
      where c.project_id = ${projectId} and ${kept}`;
    return this.#page('card', rows, window);
  }

  async #page(
    kind: Trashed['kind'],
    rows: RawBuilder<unknown>,
    { offset, limit }: Window,
  ): Promise<{ trashed: Trashed[]; total: number }> {
    const counted = await sql<{ total: number }>`select count(*) as total from (${rows}) x`.execute(this.#db);
    const found = await sql<{ slug: string; title: string; deleted_at: Date }>`${rows}
      order by deleted_at desc, id desc limit ${limit} offset ${offset}`.execute(this.#db);
    return {
      trashed: found.rows.map(({ slug, title, deleted_at }) => ({ kind, slug, title, deletedAt: deleted_at })),
      total: counted.rows[0]?.total ?? 0,
    };
  }
}

/** Deleted, and not for so long that it is removed for good. */
const kept = sql`deleted_at > now() - ${sql.lit(`${limits.trashDays} days`)}::interval`;
