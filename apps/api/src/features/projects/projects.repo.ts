import { sql } from 'kysely';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { DbTransaction } from '#platform/db/database.ts';
import { newSlug } from '#platform/text/slugs.ts';

export interface ProjectFields {
  readonly title?: string | undefined;
  readonly subtitle?: string | null | undefined;
}

/** Writes projects themselves. `ProjectWriter` counts the change and sends the events. */
export class ProjectsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Creates a project. Returns its id and slug. */
  async create(values: {
    title: string;
    subtitle: string | null;
    workspaceId: number;
    userId: number;
  }): Promise<{ id: number; slug: string }> {
    return this.#db
      .insertInto('projects')
      .values({
        slug: newSlug(values.title),
        workspace_id: values.workspaceId,
        title: values.title,
        subtitle: values.subtitle,
        created_by: values.userId,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
  }

  /** Changes the fields that are given. Returns false if the project has these values already. */
  async update(id: number, { title, subtitle }: ProjectFields): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('projects')
      .set({ title, subtitle, updated_at: new Date() })
      .where('id', '=', id)
      .where((where) =>
        where.or([
          ...(title === undefined ? [] : [where('title', '!=', title)]),
          ...(subtitle === undefined ? [] : [where('subtitle', 'is distinct from', subtitle)]),
        ]),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async move(id: number, workspaceId: number): Promise<void> {
    // Followers of the workspace that it leaves get an event too. `ProjectWriter` sends the one for its new workspace.
    await new ChangesRepo(this.#db).ofProject(id, 'project');
    await this.#db
      .updateTable('projects')
      .set({ workspace_id: workspaceId, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
  }

  /** Moves a project to the trash, or restores it. */
  async setDeleted(id: number, at: Date | null): Promise<void> {
    await this.#db.updateTable('projects').set({ deleted_at: at }).where('id', '=', id).execute();
  }

  /** Locks the projects against other writers until this transaction ends. */
  async lock(ids: readonly number[]): Promise<void> {
    await sql`select id from projects where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
      this.#db,
    );
  }
}
