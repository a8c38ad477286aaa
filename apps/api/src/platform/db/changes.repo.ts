import { type ChangeType, forKinds, kinds } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** The channel on which every process receives changes. */
export const changesChannel = 'foreglow_changes';

/** A change as received by every process once it is committed. */
export interface Change {
  readonly type: ChangeType;
  /** Null for a change of a person's notifications or workspaces. */
  readonly workspace_id: number | null;
  /** Null for a change of the workspace itself. */
  readonly project_id: number | null;
  readonly project_slug: string | null;
  /** The owner of the notifications or workspaces. Nobody else is notified. */
  readonly user_id: number | null;
  /**
   * The counter of the project's contents, of the project, of the workspace, or of the user's notifications and
   * workspaces.
   */
  readonly version: number;
}

/**
 * A mark on that channel. Messages arrive in the order of their commits, so all earlier changes arrive before the mark.
 */
export interface Mark {
  readonly mark: string;
}

/** The counter of a project that a change increments. Figures are cached under the counters of their data. */
export const versionColumns = {
  ...forKinds((kind) => `${kinds[kind].version}_version` as const),
  project: 'version',
  comments: 'version',
  members: 'version',
} as const satisfies Partial<Record<ChangeType, string>>;

/** The kinds of changes in a project. */
export type ProjectChange = keyof typeof versionColumns;

/**
 * Counts changes, and notifies every process of them when the transaction is committed: the change, its number and the
 * message are stored together or not at all. The row with the counter is locked until then, so the numbers of one
 * project or workspace arrive in order. A transaction that counts several changes does so in the order workspaces,
 * projects, people, each by id, so that two writers never deadlock.
 */
export class ChangesRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** A project or its contents change. */
  async ofProject(projectId: number, type: ProjectChange): Promise<void> {
    await this.#ofProject(projectId, type, sql`, changed_at = now()`);
  }

  /** What searches find in a project changes, though nobody changed its contents. */
  async ofSearches(projectId: number, type: ProjectChange): Promise<void> {
    await this.#ofProject(projectId, type, sql``);
  }

  /** The members of a workspace, or the invitations to it and its projects, change. */
  async ofMembers(workspaceId: number): Promise<void> {
    await this.#send(
      'members',
      sql`update workspaces set version = version + 1 where id = ${workspaceId}
        returning id as workspace_id, version`,
    );
  }

  /** A person's name or picture changes, which concerns people who work with them or see their cards. */
  async ofPerson(userId: number): Promise<void> {
    await this.#send(
      'members',
      sql`update workspaces set version = version + 1 where id in (
        select id from workspaces where id in (
          select workspace_id from workspace_members where user_id = ${userId}
          union select workspace_id from projects where id in (
            select project_id from project_members where user_id = ${userId}
            union select project_id from cards where creator_id = ${userId}))
        order by id for no key update)
        returning id as workspace_id, version`,
    );
  }

  /** The notifications of some people change. */
  async ofNotifications(userIds: readonly number[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.#ofPeople('notifications', sql`u.id = any(${[...userIds]}::bigint[])`);
  }

  /** A person's rights change, and therefore the workspaces they see. */
  ofRights(userId: number): Promise<void> {
    return this.#ofPeople('workspaces', sql`u.id = ${userId}`);
  }

  /** A workspace itself changes, is added or is removed, which concerns everybody who sees it. */
  ofWorkspace(workspaceId: number): Promise<void> {
    return this.#ofPeople(
      'workspaces',
      sql`u.deleted_at is null and (u.is_global_admin
        or exists (select 1 from workspace_members m where m.workspace_id = ${workspaceId} and m.user_id = u.id)
        or exists (select 1 from project_members m join projects p on p.id = m.project_id
          where p.workspace_id = ${workspaceId} and m.user_id = u.id))`,
    );
  }

  /** Sends a mark to every process. */
  async mark(mark: string): Promise<void> {
    const message: Mark = { mark };
    await sql`select pg_notify(${changesChannel}, ${JSON.stringify(message)})`.execute(this.#db);
  }

  async #ofProject(projectId: number, type: ProjectChange, alsoSet: RawBuilder<unknown>): Promise<void> {
    const column = sql.ref(versionColumns[type]);
    await this.#send(
      type,
      sql`update projects set ${column} = ${column} + 1 ${alsoSet} where id = ${projectId}
        returning workspace_id, id as project_id, slug as project_slug, ${column} as version`,
    );
  }

  /** Each user has one counter for their own notifications and workspaces. */
  #ofPeople(type: 'notifications' | 'workspaces', which: RawBuilder<unknown>): Promise<void> {
    return this.#send(
      type,
      sql`update users set notifications_version = notifications_version + 1
        where id in (select u.id from users u where ${which} order by u.id for no key update of u)
        returning id as user_id, notifications_version as version`,
    );
  }

  async #send(type: ChangeType, noted: RawBuilder<unknown>): Promise<void> {
    await sql`
      with noted as (${noted}), message as (
        select (jsonb_build_object('type', ${type}::text, 'workspace_id', null, 'project_id', null,
          'project_slug', null, 'user_id', null) || to_jsonb(noted))::text as text from noted)
      select pg_notify(${changesChannel}, text) from message`.execute(this.#db);
  }
}
