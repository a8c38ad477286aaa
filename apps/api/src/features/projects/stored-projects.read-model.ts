import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { LookupKind } from '#platform/db/lookups.ts';
import { inNaturalOrder } from '#platform/db/natural-order.ts';
import type { Project } from './project.ts';

/** Finds projects that are not in the trash, in workspaces that are not either. */
export class StoredProjectsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(slug: string): Promise<Project | undefined> {
    const row = await projectsIn(this.#db).where('p.slug', '=', slug).executeTakeFirst();
    return row && toProject(row);
  }

  async findAll(ids: readonly number[]): Promise<Project[]> {
    if (ids.length === 0) return [];
    const rows = await projectsIn(this.#db).where('p.id', 'in', ids).execute();
    return rows.map(toProject);
  }

  /** The projects of workspaces, by title. */
  async inWorkspaces(workspaceIds: readonly number[]): Promise<Project[]> {
    if (workspaceIds.length === 0) return [];
    const rows = await projectsIn(this.#db)
      .where('p.workspace_id', 'in', workspaceIds)
      .orderBy(inNaturalOrder('p.title'))
      .execute();
    return rows.map(toProject);
  }

  findWorkspace(slug: string): Promise<{ id: number; title: string } | undefined> {
    return this.#db
      .selectFrom('workspaces')
      .select(['id', 'title'])
      .where('slug', '=', slug)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  }
}

/** Projects that are not in the trash, in workspaces that are not either. */
const projectsIn = (db: Db) =>
  db
    .selectFrom('projects as p')
    .innerJoin('workspaces as w', 'w.id', 'p.workspace_id')
    .select([
      'p.id',
      'p.slug',
      'p.title',
      'p.subtitle',
      'p.workspace_id',
      'w.slug as workspace_slug',
      'w.title as workspace_title',
      'w.sample',
      'w.ai_allowed',
      'w.viewer_links_allowed',
      'w.collaborators_may_publish',
      'w.version as workspace_version',
      'p.cards_version',
      'p.conclusions_version',
      'p.created_at',
      'p.updated_at',
      'p.changed_at',
    ])
    .where('p.deleted_at', 'is', null)
    .where('w.deleted_at', 'is', null);

interface ProjectRow {
  id: number;
  slug: string;
  title: string;
  subtitle: string | null;
  workspace_id: number;
  workspace_slug: string;
  workspace_title: string;
  sample: boolean;
  ai_allowed: boolean;
  viewer_links_allowed: boolean;
  collaborators_may_publish: boolean;
  workspace_version: number;
  cards_version: number;
  conclusions_version: number;
  created_at: Date;
  updated_at: Date;
  changed_at: Date;
}

const toProject = (row: ProjectRow): Project => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  workspaceId: row.workspace_id,
  workspaceSlug: row.workspace_slug,
  workspaceTitle: row.workspace_title,
  sample: row.sample,
  aiAllowed: row.ai_allowed,
  viewerLinksAllowed: row.viewer_links_allowed,
  collaboratorsMayPublish: row.collaborators_may_publish,
  workspaceVersion: row.workspace_version,
  cardsVersion: row.cards_version,
  conclusionsVersion: row.conclusions_version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  changedAt: row.changed_at,
});

/** A row of `ProjectRow` as JSON. */
type ProjectLookupRow = Omit<ProjectRow, 'created_at' | 'updated_at' | 'changed_at'> &
  Readonly<Record<'created_at' | 'updated_at' | 'changed_at', string>>;

/** A project by its slug. */
export const projectOfSlug: LookupKind<ProjectLookupRow, Project> = {
  name: 'project',
  query: (db, slugs) =>
    sql`select p.slug as key, p.* from (${projectsIn(db).where('p.slug', '=', sql<string>`any(${slugs}::text[])`)}) p`,
  toValue: ({ created_at, updated_at, changed_at, ...row }) =>
    toProject({
      ...row,
      created_at: new Date(created_at),
      updated_at: new Date(updated_at),
      changed_at: new Date(changed_at),
    }),
};
