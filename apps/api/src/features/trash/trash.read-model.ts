import { type KindWith, kinds, kindsWith, type TrashedAttributes } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { contents } from '#platform/db/sources/sources.ts';
import { isRestorable } from '#platform/db/trash-time.ts';

export interface Trashed {
  readonly kind: TrashedAttributes['kind'];
  readonly slug: string;
  readonly title: string;
  readonly deletedAt: Date;
}

/** The part of a list to read. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** Finds things in the trash that can still be restored; lists show the last deleted ones first. */
export class TrashReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A workspace in the trash, while it can be restored. */
  async findWorkspace(slug: string): Promise<{ id: number; slug: string } | undefined> {
    const { rows } = await sql<{ id: number; slug: string }>`
      select id, slug from workspaces where slug = ${slug} and ${isRestorable('deleted_at')}`.execute(this.#db);
    return rows[0];
  }

  /** A project in the trash, while it can be restored, whose workspace is not. */
  async findProject(slug: string): Promise<{ id: number; slug: string; workspaceSlug: string } | undefined> {
    const { rows } = await sql<{ id: number; slug: string; workspaceSlug: string }>`
      select p.id, p.slug, w.slug as "workspaceSlug" from projects p join workspaces w on w.id = p.workspace_id
      where p.slug = ${slug} and ${isRestorable('p.deleted_at')} and w.deleted_at is null`.execute(this.#db);
    return rows[0];
  }

  workspaces(slice: Slice) {
    return this.#page(
      sql`select 'workspace' as kind, slug, title, deleted_at, id from workspaces where ${isRestorable('deleted_at')}`,
      slice,
      () => 'workspace',
    );
  }

  projects(workspaceId: number, slice: Slice) {
    const rows = sql`select 'project' as kind, slug, title, deleted_at, id from projects
      where workspace_id = ${workspaceId} and ${isRestorable('deleted_at')}`;
    return this.#page(rows, slice, () => 'project');
  }

  /** The contents of a project. */
  async contents(projectId: number, slice: Slice) {
    const rows = contents({
      kinds: kindsWith('trashable'),
      select: sql`s.slug, s.title, s.deleted_at, s.id`,
      where: () => sql`s.project_id = ${projectId} and ${isRestorable('s.deleted_at')}`,
    });
    return this.#page(rows, slice, (kind) => kinds[kind as KindWith<'trashable'>].singular);
  }

  /** `nameOf`: the resource type of each kind in the trash. */
  async #page(
    rows: RawBuilder<unknown>,
    { offset, limit }: Slice,
    nameOf: (kind: string) => Trashed['kind'],
  ): Promise<{ trashed: Trashed[]; total: number }> {
    const counted = await sql<{ total: number }>`select count(*) as total from (${rows}) x`.execute(this.#db);
    const found = await sql<Row>`${rows}
      order by deleted_at desc, id desc, kind limit ${limit} offset ${offset}`.execute(this.#db);
    return {
      trashed: found.rows.map((row) => ({
        kind: nameOf(row.kind),
        slug: row.slug,
        title: row.title,
        deletedAt: row.deleted_at,
      })),
      total: counted.rows[0]?.total ?? 0,
    };
  }
}

interface Row {
  kind: string;
  slug: string;
  title: string;
  deleted_at: Date;
}
