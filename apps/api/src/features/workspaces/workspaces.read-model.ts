import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import type { SignedIn } from '../permissions/actor.ts';
import type { Workspace } from './workspace.ts';

export interface WorkspaceListing {
  readonly sort: '-created_at' | 'created_at' | 'title' | '-title';
  readonly offset: number;
  readonly limit: number;
}

/** Finds workspaces that are not in the trash, and lists those that people may see by their roles. */
export class WorkspacesReadModel {
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
      .orderBy(listing.sort.endsWith('title') ? inNaturalOrder('title') : sql.ref('created_at'), direction)
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

const toWorkspace = (row: {
  id: number;
  slug: string;
  title: string;
  subtitle: string | null;
  company_name: string | null;
  image_id: number | null;
  sample: boolean;
  ai_allowed: boolean;
  viewer_links_allowed: boolean;
  collaborators_may_publish: boolean;
  created_at: Date;
  updated_at: Date;
}): Workspace => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  companyName: row.company_name,
  imageId: row.image_id,
  sample: row.sample,
  aiAllowed: row.ai_allowed,
  viewerLinksAllowed: row.viewer_links_allowed,
  collaboratorsMayPublish: row.collaborators_may_publish,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
