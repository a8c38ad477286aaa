import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import type { Db } from '../../platform/db/database.ts';
import { newSlug } from '../../platform/text/slugs.ts';

export interface Workspace {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly companyName: string | null;
  /** Id of the attachment that is its picture. */
  readonly imageId: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface WorkspaceFields {
  readonly title?: string | undefined;
  readonly subtitle?: string | null | undefined;
  readonly company_name?: string | null | undefined;
  readonly image_id?: number | null | undefined;
}

/** Workspaces that are not in the trash. What writes one belongs into a transaction. */
export class WorkspacesRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(slug: string): Promise<Workspace | undefined> {
    const row = await this.#db
      .selectFrom('workspaces')
      .selectAll()
      .where('slug', '=', slug)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && toWorkspace(row);
  }

  /** Creates a workspace with its creator as its administrator. Returns its slug. */
  async create(fields: WorkspaceFields & { title: string }, userId: number): Promise<string> {
    const { id, slug } = await this.#db
      .insertInto('workspaces')
      .values({
        slug: newSlug(fields.title),
        title: fields.title,
        subtitle: fields.subtitle ?? null,
        company_name: fields.company_name ?? null,
        image_id: fields.image_id ?? null,
        created_by: userId,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await this.#db
      .insertInto('workspace_members')
      .values({ workspace_id: id, user_id: userId, role: 'workspace_admin', created_at: undefined })
      .execute();
    await this.#noteChange(id);
    return slug;
  }

  async update(id: number, fields: WorkspaceFields): Promise<void> {
    await this.#db
      .updateTable('workspaces')
      .set({ ...fields, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    await this.#noteChange(id);
  }

  async trash(id: number): Promise<void> {
    await this.#db.updateTable('workspaces').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    await this.#noteChange(id);
  }

  #noteChange(id: number): Promise<void> {
    return new ChangesRepo(this.#db).ofWorkspace(id);
  }
}

export const toWorkspace = (row: {
  id: number;
  slug: string;
  title: string;
  subtitle: string | null;
  company_name: string | null;
  image_id: number | null;
  created_at: Date;
  updated_at: Date;
}): Workspace => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  companyName: row.company_name,
  imageId: row.image_id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
