import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { RoleScope } from './role-scope.ts';

/** Finds the scopes of roles, and the people who have roles in them. */
export class MembershipsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async findWorkspace(slug: string): Promise<RoleScope | undefined> {
    const row = await this.#db
      .selectFrom('workspaces')
      .select(['id', 'slug'])
      .where('slug', '=', slug)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && { workspaceId: row.id, workspaceSlug: row.slug, project: undefined };
  }

  async findProject(slug: string): Promise<RoleScope | undefined> {
    const row = await this.#db
      .selectFrom('projects as p')
      .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
      .select(['p.id', 'p.slug', 'w.id as workspace_id', 'w.slug as workspace_slug'])
      .where('p.slug', '=', slug)
      .where('p.deleted_at', 'is', null)
      .where('w.deleted_at', 'is', null)
      .executeTakeFirst();
    return (
      row && {
        workspaceId: row.workspace_id,
        workspaceSlug: row.workspace_slug,
        project: { id: row.id, slug: row.slug },
      }
    );
  }

  /** The projects of a workspace that are not in the trash. */
  async projectIds(workspaceId: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('projects')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('deleted_at', 'is', null)
      .execute();
    return rows.map((row) => row.id);
  }

  /** The users who have a role in the scope, or, for a project, in its workspace. */
  async membersAmong(scope: RoleScope, userIds: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ user_id: number }>`
      select user_id from workspace_members where workspace_id = ${scope.workspaceId} and user_id = any(${userIds}::bigint[])
      union select user_id from project_members
        where project_id = ${scope.project?.id ?? null} and user_id = any(${userIds}::bigint[])`.execute(this.#db);
    return rows.map((row) => row.user_id);
  }

  /** Whether a person has a role in the workspace or in any of its projects. */
  async belongs(workspaceId: number, userId: number): Promise<boolean> {
    const { rows } = await sql<{ belongs: boolean }>`
      select exists (select 1 from workspace_members where workspace_id = ${workspaceId} and user_id = ${userId})
        or exists (select 1 from project_members m join projects p on p.id = m.project_id
          where p.workspace_id = ${workspaceId} and m.user_id = ${userId}) as belongs`.execute(this.#db);
    return rows[0]?.belongs ?? false;
  }

  /** Titles of the workspaces in which a person has a role. */
  async titlesOf(userId: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('workspace_members as m')
      .innerJoin('workspaces as w', 'w.id', 'm.workspace_id')
      .select('w.title')
      .where('m.user_id', '=', userId)
      .where('w.deleted_at', 'is', null)
      .orderBy('w.id')
      .limit(20)
      .execute();
    return rows.map((row) => row.title);
  }
}
