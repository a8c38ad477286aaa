import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { filterConditions, type SearchConditions, searchConditions } from './card-conditions.read-model.ts';
import type { CardFinder, FinderParts } from './card-finder.ts';
import { orderBy, orderOf, standsAfter } from './card-order.read-model.ts';
import { readIds } from './id-list.rules.ts';
import { ListMarks, type Stretch } from './list-marks.rules.ts';
import { keyOf, type ListState } from './list-state.ts';

/** The number of cards of a list and, for a search with few matches, their ids. */
export interface Matches {
  readonly total: number;
  readonly ids: readonly number[] | undefined;
}

/** If at least one in this many cards matches, filling a page is faster by walking through the cards in order. */
const walkWhenOneIn = 50;

/** Finds the cards of a list in the database. */
export class SqlCardFinder implements CardFinder {
  readonly #parts: FinderParts;
  readonly #list: ListState;
  readonly #matches: Matches;
  readonly #countEverything: () => Promise<number>;

  /** `countEverything` counts the cards that the list would have without its filters. */
  constructor(parts: FinderParts, list: ListState, matches: Matches, countEverything: () => Promise<number>) {
    this.#parts = parts;
    this.#list = list;
    this.#matches = matches;
    this.#countEverything = countEverything;
  }

  get count(): number {
    return this.#matches.total;
  }

  /**
   * Ids are read and cached in blocks, which neighbouring pages share. In a search every found card takes time, so only
   * those of the stretch are read, unless all matches have to be sorted anyway.
   */
  async ids(wanted: Stretch): Promise<readonly number[]> {
    const { filters, sort, scope } = this.#list;
    const isWalked = filters.search !== '' && !orderOf(sort, filters, scope).needsTexts;
    const blocks = isWalked ? [wanted] : this.#blocksOf(wanted);
    const found = await Promise.all(
      blocks.map(async (block) => {
        const key = keyOf(`ids ${sort} ${block.from} ${block.size}`, this.#list);
        const ids = await this.#parts.cache.get(key, () => this.#readIds(block));
        const skipped = Math.max(0, wanted.from - block.from);
        return ids.slice(skipped, wanted.from + wanted.size - block.from);
      }),
    );
    return found.flat();
  }

  all(): Promise<ReadonlySet<number>> {
    return this.#parts.cache.get(keyOf('all', this.#list), async () => {
      const { from, conditions } = await this.#query();
      return new Set(await readAllIds(this.#parts.db, from, conditions));
    });
  }

  async place(cardId: number): Promise<number | null> {
    const key = keyOf(`position ${this.#list.sort} ${cardId}`, this.#list);
    const { position } = await this.#parts.cache.get(key, async () => {
      const { order, from, conditions } = await this.#query();
      const before = and([...conditions, standsAfter(order, cardId, true)]);
      const { rows } = await sql<{ before: number; found: boolean }>`
        select (select count(*) ${from} where ${before}) as before,
          exists (select 1 ${from} where ${and([...conditions, sql`c.id = ${cardId}`])}) as found`.execute(
        this.#parts.db,
      );
      const [row] = rows;
      return { position: row?.found ? row.before + 1 : null };
    });
    return position;
  }

  async neighbours(cardId: number): Promise<{ previous: string | null; next: string | null }> {
    const { order, from, conditions } = await this.#query();
    const beside = async (backwards: boolean): Promise<string | null> => {
      const { rows } = await sql<{ slug: string }>`
        select c.slug ${from} where ${and([...conditions, standsAfter(order, cardId, backwards)])}
        ${orderBy(order, backwards)} limit 1`.execute(this.#parts.db);
      return rows[0]?.slug ?? null;
    };
    return { previous: await beside(true), next: await beside(false) };
  }

  #blocksOf({ from, size }: Stretch): Stretch[] {
    const { inBlock } = this.#parts.cachedIds;
    const first = Math.floor(from / inBlock);
    const last = Math.floor((from + size - 1) / inBlock);
    return Array.from({ length: last - first + 1 }, (_, at) => {
      const start = (first + at) * inBlock;
      return { from: start, size: Math.min(inBlock, this.count - start) };
    });
  }

  async #readIds(wanted: Stretch): Promise<number[]> {
    const { db, cache } = this.#parts;
    const { order, from: tables, conditions } = await this.#query();
    const marks = await cache.get(keyOf(`marks ${this.#list.sort}`, this.#list), async () => new ListMarks());
    const { backwards, after, skipped } = marks.wayTo(wanted, this.count);
    const start = after === undefined ? [] : [standsAfter(order, after, backwards)];
    const { rows } = await sql<{ ids: string }>`
      select array_to_string(array(
        select c.id ${tables} where ${and([...conditions, ...start])}
        ${orderBy(order, backwards)} ${stretch(skipped, wanted.size)}), ',') as ids`.execute(db);
    const found = Array.from(readIds(rows[0]?.ids ?? ''));
    const ids = backwards ? found.reverse() : found;
    marks.note(wanted, ids);
    return ids;
  }

  /** The parts of a query for the cards in their order. The method is chosen to be fast for the number of matches. */
  async #query() {
    const { filters, scope, sort } = this.#list;
    const order = orderOf(sort, filters, scope);
    const search = searchConditions(filters, scope);
    const how = search && (await this.#findBy(search));
    const withTexts = order.needsTexts || how?.needsTexts;
    return {
      order,
      from: sql`from cards c ${withTexts ? sql`join card_search t on t.card_id = c.id` : sql``}`,
      conditions: [...filterConditions(filters, scope), ...(how ? [how.condition] : [])],
    };
  }

  async #findBy(search: SearchConditions) {
    const { total, ids } = this.#matches;
    if (ids) return { condition: sql`c.id = any(${ids}::bigint[])`, needsTexts: false };
    const walks = total * walkWhenOneIn >= (await this.#countEverything());
    return walks
      ? { condition: search.walk, needsTexts: search.walkNeedsTexts }
      : { condition: search.collect, needsTexts: false };
  }
}

/** Counts the cards of a list. */
export async function matchesInDatabase(
  { db, cachedIds }: FinderParts,
  { filters, scope }: ListState,
): Promise<Matches> {
  const search = searchConditions(filters, scope);
  const conditions = filterConditions(filters, scope);
  const ids = search ? sql`case when count(*) <= ${sql.lit(cachedIds.ofSearch)} then array_agg(c.id) end` : sql`null`;
  const { rows } = await sql<{ total: number; ids: string[] | null }>`
    select count(*) as total, ${ids} as ids from cards c
    where ${and(search ? [...conditions, search.count] : conditions)}`.execute(db);
  const [row] = rows;
  return { total: row?.total ?? 0, ids: row?.ids?.map(Number) };
}

/** The ids of the cards that a list has without its search, in its order if `inOrder`. */
export function idsWithoutSearch(
  { db }: FinderParts,
  { sort, filters, scope }: ListState,
  { inOrder }: { readonly inOrder: boolean },
): Promise<Float64Array> {
  const order = inOrder ? orderBy(orderOf(sort, { ...filters, search: '' }, scope)) : undefined;
  return readAllIds(db, sql`from cards c`, filterConditions(filters, scope), order);
}

/** Reading ids as one text is much faster than reading one row for each card. */
async function readAllIds(
  db: Db,
  from: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown> = sql``,
): Promise<Float64Array> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(c.id::text, ',' ${order}) as ids ${from} where ${and(conditions)}`.execute(db);
  return readIds(rows[0]?.ids ?? '');
}

/**
 * `limit` and `offset`. The limit is a literal: PostgreSQL would make a plan reused for any limit for a tenth of all
 * rows.
 */
const stretch = (skipped: number, size: number) =>
  sql`limit ${sql.lit(size)} ${skipped > 0 ? sql`offset ${skipped}` : sql``}`;

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
