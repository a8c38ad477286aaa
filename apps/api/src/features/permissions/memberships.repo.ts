import { isWorkspaceRole, type ProjectRole, type Role, type WorkspaceRole } from '@foreglow/contract';
import { sql } from 'kysely';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { DbTransaction } from '#platform/db/database.ts';
import type { RoleScope } from './role-scope.ts';

/**
 * Gives and removes roles. A role in a project is a change of the project, which the caller must count: `ProjectWriter`
 * does this.
 */
export class MembershipsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Locks the roles in a workspace and its projects until this transaction ends. */
  async lock(workspaceId: number): Promise<void> {
    await this.#db.selectFrom('workspaces').select('id').where('id', '=', workspaceId).forNoKeyUpdate().execute();
  }

  async workspaceRole(workspaceId: number, userId: number): Promise<WorkspaceRole | undefined> {
    const row = await this.#db
      .selectFrom('workspace_members')
      .select('role')
      .where('workspace_id', '=', workspaceId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.role;
  }

  async projectRole(projectId: number, userId: number): Promise<ProjectRole | undefined> {
    const row = await this.#db
      .selectFrom('project_members')
      .select('role')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.role;
  }

  /** The role of a person in the scope itself. */
  roleIn(scope: RoleScope, userId: number): Promise<Role | undefined> {
    return scope.project ? this.projectRole(scope.project.id, userId) : this.workspaceRole(scope.workspaceId, userId);
  }

  /** Gives a person a role in the scope, replacing any previous role. */
  async set(scope: RoleScope, userId: number, role: Role): Promise<void> {
    await this.#noteChange(scope, userId);
    if (scope.project) {
      await this.#db
        .insertInto('project_members')
        .values({ project_id: scope.project.id, user_id: userId, role: role as ProjectRole })
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'user_id']).doUpdateSet({ role: role as ProjectRole }),
        )
        .execute();
      return;
    }
    if (!isWorkspaceRole(role)) throw new Error(`${role} is not a role in a workspace.`);
    await this.#db
      .insertInto('workspace_members')
      .values({ workspace_id: scope.workspaceId, user_id: userId, role })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doUpdateSet({ role }))
      .execute();
  }

  /** Removes a person's role. A person who leaves a workspace leaves its projects too. */
  async remove(scope: RoleScope, userId: number): Promise<void> {
    await this.#noteChange(scope, userId);
    if (scope.project) {
      await this.#db
        .deleteFrom('project_members')
        .where('project_id', '=', scope.project.id)
        .where('user_id', '=', userId)
        .execute();
      return;
    }
    await this.#db
      .deleteFrom('workspace_members')
      .where('workspace_id', '=', scope.workspaceId)
      .where('user_id', '=', userId)
      .execute();
    await sql`delete from project_members where user_id = ${userId}
      and project_id in (select id from projects where workspace_id = ${scope.workspaceId})`.execute(this.#db);
  }

  /** Counts the change for people who see the members of a workspace, and for the person who has the role. */
  async #noteChange({ project, workspaceId }: RoleScope, userId: number): Promise<void> {
    const changes = new ChangesRepo(this.#db);
    if (!project) await changes.ofMembers(workspaceId);
    await changes.ofRights(userId);
  }

  /** The administrators of a workspace who can sign in. */
  async administrators(workspaceId: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('workspace_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('u.id')
      .where('m.workspace_id', '=', workspaceId)
      .where('m.role', '=', 'workspace_admin')
      .where('u.disabled_at', 'is', null)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Titles of the workspaces that would have members but no administrator if the person left. */
  async onlyAdministeredBy(userId: number): Promise<string[]> {
    const { rows } = await sql<{ title: string }>`
      select w.title from workspaces w join workspace_members m on m.workspace_id = w.id
      where m.user_id = ${userId} and m.role = 'workspace_admin' and w.deleted_at is null
        and exists (select 1 from workspace_members o where o.workspace_id = w.id and o.user_id <> ${userId})
        and not exists (select 1 from workspace_members o join users u on u.id = o.user_id
          where o.workspace_id = w.id and o.user_id <> ${userId} and o.role = 'workspace_admin'
            and u.disabled_at is null)
      order by w.title for update of w`.execute(this.#db);
    return rows.map((row) => row.title);
  }
}
