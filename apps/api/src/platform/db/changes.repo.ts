import type { ChangeType } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Channel on which every process hears of changes. */
export const changesChannel = 'foreglow_changes';

/** A change as every process hears of it once it is committed. */
export interface Change {
  readonly type: ChangeType;
  /** null: of somebody's notifications */
  readonly workspace_id: number | null;
  /** null: of the workspace itself */
  readonly project_id: number | null;
  readonly project_slug: string | null;
  /** Whose notifications; nobody else is to hear of them. */
  readonly user_id: number | null;
  /** Of the project's contents, of the project, of the workspace, or of the notifications. */
  readonly version: number;
}

/** What is counted together: the contents of a project, of which figures are computed. */
export type ContentType = Extract<ChangeType, 'cards' | 'tags' | 'insights' | 'trends'>;

/**
 * Counts changes, and tells every process of them when the transaction is committed: the change, its number and the
 * message come together or not at all. The row that counts is held until then, so the numbers of one project or
 * workspace come in their order.
 */
export class ChangesRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Cards, tags, insights or trends of a project change. */
  async ofContents(projectId: number, type: ContentType): Promise<void> {
    await this.#tell(
      type,
      sql`update projects set cards_version = cards_version + 1 where id = ${projectId}
        returning workspace_id, id as project_id, slug as project_slug, cards_version as version`,
    );
  }

  /** A project itself changes, what is said in it, or who belongs to it. */
  async ofProject(projectId: number, type: 'project' | 'comments' | 'members'): Promise<void> {
    await this.#tell(
      type,
      sql`update projects set version = version + 1 where id = ${projectId}
        returning workspace_id, id as project_id, slug as project_slug, version`,
    );
  }

  /** It changes who belongs to a workspace. */
  async ofMembers(workspaceId: number): Promise<void> {
    await this.#tell(
      'members',
      sql`update workspaces set version = version + 1 where id = ${workspaceId}
        returning id as workspace_id, version`,
    );
  }

  /** The notifications of some people change. They are held in the order of ids, so that no two writers wait for each other. */
  async ofNotifications(userIds: readonly number[]): Promise<void> {
    if (userIds.length === 0) return;
    await this.#tell(
      'notifications',
      sql`update users set notifications_version = notifications_version + 1
        where id in (select id from users where id = any(${[...userIds]}::bigint[]) order by id for no key update)
        returning id as user_id, notifications_version as version`,
    );
  }

  async #tell(type: ChangeType, noted: RawBuilder<unknown>): Promise<void> {
    await sql`
      with noted as (${noted}), message as (
        select (jsonb_build_object('type', ${type}::text, 'workspace_id', null, 'project_id', null,
          'project_slug', null, 'user_id', null) || to_jsonb(noted))::text as text from noted)
      select pg_notify(${changesChannel}, text) from message`.execute(this.#db);
  }
}
