import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import type { SignedIn } from '../permissions/actor.ts';
import type { Project } from './project.ts';
import { StoredProjectsReadModel } from './stored-projects.read-model.ts';

type ProjectSort = '-created_at' | 'created_at' | 'title' | '-title';

export interface ProjectListing {
  readonly sort: ProjectSort;
  readonly workspaceSlug: string | undefined;
  /** Only projects visible through a role in the project itself. */
  readonly sharedOnly: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Lists the projects that a user's roles allow them to see. */
export class ProjectsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async list(reader: SignedIn, listing: ProjectListing): Promise<{ projects: Project[]; total: number }> {
    const visible = this.#visible(reader, listing);
    const { total } = await visible
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const column = listing.sort.endsWith('title') ? inNaturalOrder('p.title') : sql.ref('p.created_at');
    const direction = listing.sort.startsWith('-') ? 'desc' : 'asc';
    const rows = await visible
      .select('p.id')
      .orderBy(column, direction)
      .orderBy('p.id', direction)
      .offset(listing.offset)
      .limit(listing.limit)
      .execute();
    const found = new Map(
      (await new StoredProjectsReadModel(this.#db).findAll(rows.map((row) => row.id))).map((p) => [p.id, p]),
    );
    return { projects: rows.flatMap((row) => found.get(row.id) ?? []), total };
  }

  #visible(reader: SignedIn, listing: ProjectListing) {
    const { is_global_admin, workspaces, projects } = reader.permissions;
    const inHeldWorkspace = sql<boolean>`w.slug = any(${workspaces.map((held) => held.slug)})`;
    const isHeldProject = sql<boolean>`p.slug = any(${projects.map((held) => held.slug)})`;
    let query = this.#db
      .selectFrom('projects as p')
      .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
      .where('p.deleted_at', 'is', null)
      .where('w.deleted_at', 'is', null);
    if (listing.workspaceSlug) query = query.where('w.slug', '=', listing.workspaceSlug);
    if (listing.sharedOnly) return query.where(isHeldProject).where(({ not }) => not(inHeldWorkspace));
    if (is_global_admin) return query;
    return query.where(({ or }) => or([inHeldWorkspace, isHeldProject]));
  }
}
