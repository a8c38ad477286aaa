import { type CoverageAttributes, limits } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { plannedForItsValues } from '#platform/db/prepared-statements.ts';
import { integerList } from '#platform/db/row-values.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { type Month, monthsBetween, monthsUpTo } from '#platform/text/months.rules.ts';
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

/** The cards of an area over time. */
export type Spread = Omit<CoverageAttributes['domains'][number], 'domain'>;

/** For whom cards are counted, and when. */
export interface Reading {
  readonly seesDrafts: boolean;
  readonly timeZone: string;
  readonly now: Date;
}

interface SpreadRow {
  area: number;
  count: number;
  recent: number[];
  last: Date;
  newest: string;
  median: string;
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

  figures(
    project: Project,
    { seesDrafts, timeZone }: Pick<Reading, 'seesDrafts' | 'timeZone'>,
  ): Promise<CoverageFigures> {
    const key = `coverage ${project.id}@${project.cardsVersion} ${seesDrafts} ${timeZone}`;
    return this.#cache.get(key, () => this.#count(project.id, seesDrafts, timeZone));
  }

  /** All cards over time, and those of each tag, by its id. */
  async ofTags(project: Project, reading: Reading): Promise<{ all: Spread; byTag: ReadonlyMap<number, Spread> }> {
    const { key, months } = recentOf(project, reading);
    return this.#cache.get(`tags over time ${key}`, async () => {
      const cards = cardsOf(project, reading);
      const [all] = await this.#spread(cards, months, reading.timeZone, sql`0`);
      const ofTags = await this.#spread(cards, months, reading.timeZone, sql`unnest(c.tag_ids)`);
      return { all: all?.[1] ?? nothingOf(months), byTag: new Map(ofTags) };
    });
  }

  /** Some cards over time. `area` names what they have in common, as long as the project stays the same. */
  async ofCards(project: Project, reading: Reading, area: string, ids: () => Promise<ReadonlySet<number>>) {
    const { key, months } = recentOf(project, reading);
    return this.#cache.get(`area over time ${key} ${area}`, async () => {
      const cards = sql`${cardsOf(project, reading)} and c.id = any(${integerList([...(await ids())])}::bigint[])`;
      const [found] = await this.#spread(cards, months, reading.timeZone, sql`0`);
      return found?.[1] ?? nothingOf(months);
    });
  }

  /** Cards that meet a condition over time, by area. */
  async #spread(
    cards: RawBuilder<unknown>,
    months: readonly Month[],
    timeZone: string,
    area: RawBuilder<unknown>,
  ): Promise<[number, Spread][]> {
    const starts = months.map(({ start }) => start.toISOString());
    const inMonth = months.map((_, at) => sql`count(*) filter (where place = ${sql.lit(at + 1)})`);
    const { rows } = await sql<SpreadRow>`
      select area, count(*) as count, array[${sql.join(inMonth)}]::integer[] as recent, max(created_at) as last,
        max(day) as newest, percentile_disc(0.5) within group (order by day) as median
      from (
        select ${area} as area, c.created_at, width_bucket(c.created_at, ${starts}::timestamptz[]) as place,
          coalesce(x.published_on, to_char(c.created_at at time zone ${timeZone}, 'YYYY-MM-DD')) collate "C" as day
        from cards c join card_texts x on x.card_id = c.id where ${cards}
      ) as found group by area`.execute(this.#db);
    return rows.map(({ area, last, ...row }) => [
      Number(area),
      { ...row, last_month: monthsBetween(last, last, timeZone)[0]?.month ?? null },
    ]);
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

const cardsOf = ({ id }: Project, { seesDrafts }: Reading) =>
  sql`c.project_id = ${id} and c.deleted_at is null and (c.public or ${seesDrafts})`;

/** The months of the grid, and what all that is counted by them depends on. */
export function recentOf({ id, cardsVersion }: Project, { seesDrafts, timeZone, now }: Reading) {
  const months = monthsUpTo(now, limits.coverageMonths, timeZone);
  return { months, key: `${id}@${cardsVersion} ${seesDrafts} ${timeZone} ${months.at(-1)?.month}` };
}

/** An area without cards. */
export const nothingOf = (months: readonly Month[]): Spread => ({
  count: 0,
  recent: months.map(() => 0),
  last_month: null,
  newest: null,
  median: null,
});
