import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { plannedForItsValues } from '#platform/db/prepared-statements.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { monthsBetween } from '#platform/text/months.rules.ts';
import type { Project } from '../projects/project.ts';

/** The counts of a project's cards. */
export interface CoverageFigures {
  readonly cards: { readonly total: number; readonly drafts: number; readonly ai: number; readonly untagged: number };
  readonly months: readonly { readonly month: string; readonly count: number }[];
  /** By the id of the creator. */
  readonly creators: ReadonlyMap<number, number>;
  /** Highest count first. */
  readonly sources: readonly { readonly source: string; readonly count: number }[];
}

interface Totals {
  total: number;
  drafts: number;
  ai: number;
  first: Date | null;
  last: Date | null;
}

interface OfCreator {
  id: number;
  count: number;
  untagged: number;
}

/** Computes the coverage of cards, once for every version of a project. */
export class CoverageReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
  }

  figures(project: Project, seesDrafts: boolean, timeZone: string): Promise<CoverageFigures> {
    const key = `coverage ${project.id}@${project.cardsVersion} ${seesDrafts} ${timeZone}`;
    return this.#cache.get(key, () => this.#count(project.id, seesDrafts, timeZone));
  }

  async #count(projectId: number, seesDrafts: boolean, timeZone: string): Promise<CoverageFigures> {
    const shown = sql`project_id = ${projectId} and deleted_at is null and (public or ${seesDrafts})`;
    // Answered by an index alone, unlike the numbers of untagged cards, which are counted together with the creators.
    const { rows } = await sql<Totals>`
      select count(*) as total, count(*) filter (where not public) as drafts, count(*) filter (where ai_assistant) as ai,
        min(created_at) as first, max(created_at) as last
      from cards where ${shown}`.execute(this.#db);
    const [totals] = rows;
    if (!totals) throw new Error('A count always has a row.');
    const { first, last, ...cards } = totals;
    const creators = await sql<OfCreator>`
      select ${plannedForItsValues} creator_id as id, count(*) as count,
        count(*) filter (where tag_ids = '{}') as untagged
      from cards where ${shown} group by creator_id`.execute(this.#db);
    const sources = await sql<{ source: string; count: number }>`
      select source_host as source, count(*) as count from cards where ${shown} and source_host is not null
      group by source_host order by count desc, source_host`.execute(this.#db);
    const months = first && last ? monthsBetween(first, last, timeZone) : [];
    const starts = months.map(({ start }) => start.toISOString());
    const byMonth = await sql<{ place: number; count: number }>`
      select width_bucket(created_at, ${starts}::timestamptz[]) as place, count(*) as count from cards
      where ${shown} and ${starts.length > 0} group by place`.execute(this.#db);
    const counts = new Map(byMonth.rows.map(({ place, count }) => [place, count]));
    return {
      cards: { ...cards, untagged: creators.rows.reduce((sum, { untagged }) => sum + untagged, 0) },
      // Indexes start at 1.
      months: months.map(({ month }, at) => ({ month, count: counts.get(at + 1) ?? 0 })),
      creators: new Map(creators.rows.map(({ id, count }) => [id, count])),
      sources: sources.rows,
    };
  }
}
