import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { DbTransaction } from '#platform/db/database.ts';
import { newSlug } from '#platform/text/slugs.ts';

export interface WorkspaceFields {
  readonly title?: string | undefined;
  readonly subtitle?: string | null | undefined;
  readonly company_name?: string | null | undefined;
  readonly image_id?: number | null | undefined;
  readonly ai_allowed?: boolean | undefined;
  readonly viewer_links_allowed?: boolean | undefined;
  readonly collaborators_may_publish?: boolean | undefined;
}

/** Writes workspaces, and sends an event to everybody who may see them. */
export class WorkspacesRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Creates a workspace with its creator as its administrator. Returns its id and slug. */
  async create(
    fields: WorkspaceFields & { readonly title: string; readonly sample?: boolean },
    userId: number,
  ): Promise<{ id: number; slug: string }> {
    const { id, slug } = await this.#db
      .insertInto('workspaces')
      .values({
        slug: newSlug(fields.title),
        title: fields.title,
        subtitle: fields.subtitle ?? null,
        company_name: fields.company_name ?? null,
        image_id: fields.image_id ?? null,
        sample: fields.sample ?? false,
        ai_allowed: fields.ai_allowed ?? true,
        viewer_links_allowed: fields.viewer_links_allowed ?? false,
        collaborators_may_publish: fields.collaborators_may_publish ?? false,
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
    return { id, slug };
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
