import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { VersionedCache } from '../../platform/db/versioned-cache.ts';

export interface ProjectCounts {
  readonly published: number;
  readonly drafts: number;
  readonly tags: number;
  /** Tags that those see who see no drafts: sticky ones, and those in use outside drafts. */
  readonly tagsOutsideDrafts: number;
  readonly insights: number;
  readonly trends: number;
}

interface CountedProject {
  readonly id: number;
  readonly cardsVersion: number;
}

/** Counts what is in projects, each project once for every version. */
export class ProjectCountsReader {
  readonly #db: Db;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
  }

  /** The counts of every project, by id. */
  async of(projects: readonly CountedProject[]): Promise<Map<number, ProjectCounts>> {
    const entries = await Promise.all(
      projects.map(async (project) => {
        const key = `counts ${project.id}@${project.cardsVersion}`;
        return [project.id, await this.#cache.get(key, () => this.#count(project.id))] as const;
      }),
    );
    return new Map(entries);
  }

  async #count(projectId: number): Promise<ProjectCounts> {
    const { countAll } = this.#db.fn;
    const cards = await this.#db
      .selectFrom('cards')
      .select([
        countAll<number>().filterWhere('public', '=', true).as('published'),
        countAll<number>().filterWhere('public', '=', false).as('drafts'),
      ])
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      ...cards,
      ...(await this.#tags(projectId)),
      insights: await this.#there('insights', projectId),
      trends: await this.#there('trends', projectId),
    };
  }

  async #tags(projectId: number): Promise<Pick<ProjectCounts, 'tags' | 'tagsOutsideDrafts'>> {
    const there = sql`project_id = ${projectId} and deleted_at is null`;
    const { rows } = await sql<Pick<ProjectCounts, 'tags' | 'tagsOutsideDrafts'>>`
      select count(*) as tags, count(*) filter (where sticky or id in (
        select unnest(tag_ids) from cards where ${there} and public
        union select unnest(tag_ids) from insights where ${there}
        union select unnest(tag_ids) from trends where ${there})) as "tagsOutsideDrafts"
      from tags where project_id = ${projectId}`.execute(this.#db);
    return rows[0] ?? { tags: 0, tagsOutsideDrafts: 0 };
  }

  async #there(table: 'insights' | 'trends', projectId: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  }
}

/** Cards of a project that somebody sees: drafts count for whoever may write in it. */
export const visibleCards = (counts: ProjectCounts | undefined, seesDrafts: boolean): number =>
  (counts?.published ?? 0) + (seesDrafts ? (counts?.drafts ?? 0) : 0);

/** Tags of a project that somebody sees, as the list of them has it (`TagsReadModel.ofProject`). */
export const visibleTags = (counts: ProjectCounts | undefined, seesDrafts: boolean): number =>
  (seesDrafts ? counts?.tags : counts?.tagsOutsideDrafts) ?? 0;
