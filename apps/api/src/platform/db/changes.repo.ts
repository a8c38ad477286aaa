import type { ChangeType } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Channel on which every process hears of changes. */
export const changesChannel = 'foreglow_changes';

/** A change as every process hears of it once it is committed. */
export interface Change {
  readonly type: ChangeType;
  readonly workspace_id: number;
  /** null: of the workspace itself */
  readonly project_id: number | null;
  readonly project_slug: string | null;
  /** Of the project's contents, of the project, or of the workspace. */
  readonly version: number;
}

/** What is counted together: the contents of a project, of which figures are computed. */
export type ContentType = Exclude<ChangeType, 'project' | 'members'>;

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

  /** A project itself changes, or who belongs to it. */
  async ofProject(projectId: number, type: 'project' | 'members'): Promise<void> {
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
        returning id as workspace_id, null::bigint as project_id, null::text as project_slug, version`,
    );
  }

  async #tell(type: ChangeType, noted: RawBuilder<unknown>): Promise<void> {
    await sql`
      with noted as (${noted})
      select pg_notify(${changesChannel}, json_build_object('type', ${type}::text, 'workspace_id', workspace_id,
        'project_id', project_id, 'project_slug', project_slug, 'version', version)::text) from noted`.execute(
      this.#db,
    );
  }
}
