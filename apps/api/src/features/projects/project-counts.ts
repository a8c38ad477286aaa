import type { Db } from '../../platform/db/database.ts';
import type { VersionedCache } from '../../platform/db/versioned-cache.ts';

export interface ProjectCounts {
  readonly published: number;
  readonly drafts: number;
  readonly tags: number;
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
    const tags = await this.#db
      .selectFrom('tags')
      .select(countAll<number>().as('tags'))
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow();
    return {
      ...cards,
      ...tags,
      insights: await this.#there('insights', projectId),
      trends: await this.#there('trends', projectId),
    };
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
