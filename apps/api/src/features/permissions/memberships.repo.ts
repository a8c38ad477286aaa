import { isWorkspaceRole, type ProjectRole, type Role, type Target, type WorkspaceRole } from '@foreglow/contract';
import { sql } from 'kysely';
import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import type { Db } from '../../platform/db/database.ts';

/** Where somebody can have a role: a workspace, or a project in it. */
export interface Place {
  readonly workspaceId: number;
  readonly workspaceSlug: string;
  readonly project: { readonly id: number; readonly slug: string } | undefined;
}

export const targetOfPlace = (place: Place): Target => ({
  workspaceSlug: place.workspaceSlug,
  projectSlug: place.project?.slug,
});

/** Who has which role where. */
export class MembershipsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async findWorkspace(slug: string): Promise<Place | undefined> {
    const row = await this.#db
      .selectFrom('workspaces')
      .select(['id', 'slug'])
      .where('slug', '=', slug)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && { workspaceId: row.id, workspaceSlug: row.slug, project: undefined };
  }

  async findProject(slug: string): Promise<Place | undefined> {
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

  /** Those of the users who have a role in the place, or for a project one in its workspace. */
  async membersAmong(place: Place, userIds: readonly number[]): Promise<number[]> {
    const { rows } = await sql<{ user_id: number }>`
      select user_id from workspace_members where workspace_id = ${place.workspaceId} and user_id = any(${userIds}::bigint[])
      union select user_id from project_members
        where project_id = ${place.project?.id ?? null} and user_id = any(${userIds}::bigint[])`.execute(this.#db);
    return rows.map((row) => row.user_id);
  }

  /** Holds other changes of roles in a workspace and its projects back until this transaction ends. */
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

  /** The role somebody has in the place itself. */
  roleIn(place: Place, userId: number): Promise<Role | undefined> {
    return place.project ? this.projectRole(place.project.id, userId) : this.workspaceRole(place.workspaceId, userId);
  }

  /** Gives somebody a role in the place; it replaces the one they had. */
  async set(place: Place, userId: number, role: Role): Promise<void> {
    await this.#noteChange(place, userId);
    if (place.project) {
      await this.#db
        .insertInto('project_members')
        .values({ project_id: place.project.id, user_id: userId, role: role as ProjectRole })
        .onConflict((conflict) =>
          conflict.columns(['project_id', 'user_id']).doUpdateSet({ role: role as ProjectRole }),
        )
        .execute();
      return;
    }
    if (!isWorkspaceRole(role)) throw new Error(`${role} is not a role in a workspace.`);
    await this.#db
      .insertInto('workspace_members')
      .values({ workspace_id: place.workspaceId, user_id: userId, role })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'user_id']).doUpdateSet({ role }))
      .execute();
  }

  /** Takes somebody's role; who leaves a workspace leaves its projects too. */
  async remove(place: Place, userId: number): Promise<void> {
    await this.#noteChange(place, userId);
    if (place.project) {
      await this.#db
        .deleteFrom('project_members')
        .where('project_id', '=', place.project.id)
        .where('user_id', '=', userId)
        .execute();
      return;
    }
    await this.#db
      .deleteFrom('workspace_members')
      .where('workspace_id', '=', place.workspaceId)
      .where('user_id', '=', userId)
      .execute();
    await sql`delete from project_members where user_id = ${userId}
      and project_id in (select id from projects where workspace_id = ${place.workspaceId})`.execute(this.#db);
  }

  /** Told to whoever looks at the place, and to the one whose role it is, wherever they are. */
  async #noteChange({ project, workspaceId }: Place, userId: number): Promise<void> {
    const changes = new ChangesRepo(this.#db);
    await (project ? changes.ofProject(project.id, 'members') : changes.ofMembers(workspaceId));
    await changes.ofRights(userId);
  }

  /** Whether somebody has a role in the workspace or in any of its projects. */
  async belongs(workspaceId: number, userId: number): Promise<boolean> {
    const { rows } = await sql<{ belongs: boolean }>`
      select exists (select 1 from workspace_members where workspace_id = ${workspaceId} and user_id = ${userId})
        or exists (select 1 from project_members m join projects p on p.id = m.project_id
          where p.workspace_id = ${workspaceId} and m.user_id = ${userId}) as belongs`.execute(this.#db);
    return rows[0]?.belongs ?? false;
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

  /** Titles of the workspaces somebody has a role in. */
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

  /** Titles of the workspaces that would be left to others without an administrator if somebody went. */
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
