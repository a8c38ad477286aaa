import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { SignedIn } from '../permissions/index.ts';
import { toWorkspace, type Workspace } from './workspaces.repo.ts';

export interface WorkspaceListing {
  readonly sort: '-created_at' | 'created_at' | 'title' | '-title';
  readonly offset: number;
  readonly limit: number;
}

/** Lists workspaces one may see by the roles one holds. */
export class WorkspacesReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async list(reader: SignedIn, listing: WorkspaceListing): Promise<{ workspaces: Workspace[]; total: number }> {
    const { is_global_admin, workspaces } = reader.permissions;
    let visible = this.#db.selectFrom('workspaces').where('deleted_at', 'is', null);
    if (!is_global_admin) visible = visible.where(sql<boolean>`slug = any(${workspaces.map((held) => held.slug)})`);
    const { total } = await visible
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const direction = listing.sort.startsWith('-') ? 'desc' : 'asc';
    const rows = await visible
      .selectAll()
      .orderBy(listing.sort.endsWith('title') ? 'title' : 'created_at', direction)
      .orderBy('id', direction)
      .offset(listing.offset)
      .limit(listing.limit)
      .execute();
    return { workspaces: rows.map(toWorkspace), total };
  }

  /** Number of members of each workspace, by id. */
  async memberCounts(workspaceIds: readonly number[]): Promise<Map<number, number>> {
    const { rows } = await sql<{ workspace_id: number; members: number }>`
      select workspace_id, count(*) as members from workspace_members
      where workspace_id = any(${workspaceIds}) group by workspace_id`.execute(this.#db);
    return new Map(rows.map((row) => [row.workspace_id, row.members]));
  }
}
