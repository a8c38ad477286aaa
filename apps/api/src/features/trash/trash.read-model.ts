import { limits, type TrashedAttributes } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface Trashed {
  readonly kind: TrashedAttributes['kind'];
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
    return this.#page(
      sql`select 'workspace' as kind, slug, title, deleted_at, id from workspaces where ${kept}`,
      window,
    );
  }

  projects(workspaceId: number, window: Window) {
    const rows = sql`select 'project' as kind, slug, title, deleted_at, id from projects
      where workspace_id = ${workspaceId} and ${kept}`;
    return this.#page(rows, window);
  }

  /** The cards, insights and trends of a project. */
  contents(projectId: number, window: Window) {
    const rows = sql`
      select 'card' as kind, c.slug, t.title, c.deleted_at, c.id from cards c join card_texts t on t.card_id = c.id
        where c.project_id = ${projectId} and ${kept}
      union all select 'insight', slug, title, deleted_at, id from insights where project_id = ${projectId} and ${kept}
      union all select 'trend', slug, title, deleted_at, id from trends where project_id = ${projectId} and ${kept}`;
    return this.#page(rows, window);
  }

  async #page(rows: RawBuilder<unknown>, { offset, limit }: Window): Promise<{ trashed: Trashed[]; total: number }> {
    const counted = await sql<{ total: number }>`select count(*) as total from (${rows}) x`.execute(this.#db);
    const found = await sql<Row>`${rows}
      order by deleted_at desc, id desc, kind limit ${limit} offset ${offset}`.execute(this.#db);
    return {
      trashed: found.rows.map(({ kind, slug, title, deleted_at }) => ({ kind, slug, title, deletedAt: deleted_at })),
      total: counted.rows[0]?.total ?? 0,
    };
  }
}

interface Row {
  kind: Trashed['kind'];
  slug: string;
  title: string;
  deleted_at: Date;
}

/** Deleted, and not for so long that it is removed for good. */
const kept = sql`deleted_at > now() - ${sql.lit(`${limits.trashDays} days`)}::interval`;
