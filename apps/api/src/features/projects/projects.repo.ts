import { sql } from 'kysely';
import { ChangesRepo } from '../../platform/db/changes.repo.ts';
import type { Db } from '../../platform/db/database.ts';
import { newSlug } from '../../platform/text/slugs.ts';
import type { Project } from './project.ts';

export interface ProjectFields {
  readonly title?: string | undefined;
  readonly subtitle?: string | null | undefined;
}

/** Projects that are not in the trash, nor is their workspace. What writes one belongs into a transaction. */
export class ProjectsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(slug: string): Promise<Project | undefined> {
    const row = await this.#select().where('p.slug', '=', slug).executeTakeFirst();
    return row && toProject(row);
  }

  async findAll(ids: readonly number[]): Promise<Project[]> {
    if (ids.length === 0) return [];
    const rows = await this.#select().where('p.id', 'in', ids).execute();
    return rows.map(toProject);
  }

  /** The projects of workspaces, by title. */
  async inWorkspaces(workspaceIds: readonly number[]): Promise<Project[]> {
    if (workspaceIds.length === 0) return [];
    const rows = await this.#select().where('p.workspace_id', 'in', workspaceIds).orderBy('p.title').execute();
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

  /** Creates a project. Returns its id and slug. */
  async create(values: {
    title: string;
    subtitle: string | null;
    workspaceId: number;
    userId: number;
  }): Promise<{ id: number; slug: string }> {
    const created = await this.#db
      .insertInto('projects')
      .values({
        slug: newSlug(values.title),
        workspace_id: values.workspaceId,
        title: values.title,
        subtitle: values.subtitle,
        created_by: values.userId,
        created_at: new Date(),
        updated_at: new Date(),
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow();
    await this.#noteChange(created.id);
    return created;
  }

  async update(id: number, fields: ProjectFields): Promise<void> {
    await this.#db
      .updateTable('projects')
      .set({ ...fields, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    await this.#noteChange(id);
  }

  async move(id: number, workspaceId: number): Promise<void> {
    // Told twice: where it goes away from, and where it comes to.
    await this.#noteChange(id);
    await this.#db
      .updateTable('projects')
      .set({ workspace_id: workspaceId, updated_at: new Date() })
      .where('id', '=', id)
      .execute();
    await this.#noteChange(id);
  }

  async trash(id: number): Promise<void> {
    await this.#db.updateTable('projects').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    await this.#noteChange(id);
  }

  /** Holds back others who write into the projects, until this transaction ends. */
  async lock(ids: readonly number[]): Promise<void> {
    await sql`select id from projects where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
      this.#db,
    );
  }

  #noteChange(id: number): Promise<void> {
    return new ChangesRepo(this.#db).ofProject(id, 'project');
  }

  #select() {
    return this.#db
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
        'w.version as workspace_version',
        'p.cards_version',
        'p.conclusions_version',
        'p.created_at',
        'p.updated_at',
      ])
      .where('p.deleted_at', 'is', null)
      .where('w.deleted_at', 'is', null);
  }
}

interface ProjectRow {
  id: number;
  slug: string;
  title: string;
  subtitle: string | null;
  workspace_id: number;
  workspace_slug: string;
  workspace_title: string;
  workspace_version: number;
  cards_version: number;
  conclusions_version: number;
  created_at: Date;
  updated_at: Date;
}

const toProject = (row: ProjectRow): Project => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  workspaceId: row.workspace_id,
  workspaceSlug: row.workspace_slug,
  workspaceTitle: row.workspace_title,
  workspaceVersion: row.workspace_version,
  cardsVersion: row.cards_version,
  conclusionsVersion: row.conclusions_version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
