import { noFilters } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { VersionedCache } from '../../platform/db/versioned-cache.ts';
import { filterConditions, type SearchConditions, searchConditions } from './card-conditions.read-model.ts';
import { orderBy, orderOf, standsAfter } from './card-order.read-model.ts';
import { type CardQuestion, keyOf } from './card-question.ts';
import { ListMarks, type Stretch } from './list-marks.rules.ts';

/** What a question finds: how many cards and, of a search with few matches, which. */
interface Matches {
  readonly total: number;
  readonly ids: readonly number[] | undefined;
}

/** With at least one match among so many cards a page is filled quicker by walking through them in their order. */
const walkWhenOneIn = 50;

/** How many ids are kept together. */
interface KeptIds {
  /** A search that finds no more cards keeps the ids of all of them: looking for them again would take as long. */
  readonly ofSearch: number;
  /** Ids of so many cards are read at once: finding them takes little longer than finding those of one page. */
  readonly inBlock: number;
}

const usually: KeptIds = { ofSearch: 2000, inBlock: 480 };

/** Finds which cards answer a question: how many there are, which ones stand where, and what stands beside one. */
export class CardIdsReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;
  readonly #kept: KeptIds;

  /** `kept` is given by tests, whose lists are short. */
  constructor(db: Db, cache: VersionedCache, kept: KeptIds = usually) {
    this.#db = db;
    this.#cache = cache;
    this.#kept = kept;
  }

  /** How many cards there are. Computed once for every version of what is asked. */
  async count(question: CardQuestion): Promise<number> {
    return (await this.#matches(question)).total;
  }

  /**
   * The ids of the cards of a stretch of the list, which has `total` cards. They are read and kept in blocks, which the
   * pages beside it share. In a search each card that is found costs time, so that only those of the stretch are read,
   * unless all that are found have to be put in order anyway.
   */
  async idsAt(question: CardQuestion, wanted: Stretch, total: number): Promise<number[]> {
    const { needsTexts } = orderOf(question.sort, question.filters, question.scope);
    const blocks = question.filters.search === '' || needsTexts ? this.#blocksOf(wanted, total) : [wanted];
    const found = await Promise.all(
      blocks.map((block) => {
        const key = keyOf(`ids ${question.sort} ${block.from} ${block.size}`, question);
        return this.#cache.get(key, () => this.#readIds(question, block, total));
      }),
    );
    const skipped = wanted.from - (blocks[0]?.from ?? 0);
    return found.flat().slice(skipped, skipped + wanted.size);
  }

  /** The ids of all cards that a question finds, in no particular order. */
  async all(question: CardQuestion): Promise<ReadonlySet<number>> {
    return this.#cache.get(keyOf('all', question), async () => {
      const { from, conditions } = await this.#query(question);
      // One row of bytes takes far less time than a row for each card.
      const { rows } = await sql<{ ids: Buffer | null }>`
        select string_agg(int8send(c.id), '') as ids ${from} where ${and(conditions)}`.execute(this.#db);
      const ids = rows[0]?.ids ?? Buffer.alloc(0);
      return new Set(Array.from({ length: ids.length / 8 }, (_, at) => Number(ids.readBigInt64BE(at * 8))));
    });
  }

  /** Slugs of the cards before and after a card in the order asked for; null at its ends. */
  async neighbours(question: CardQuestion, cardId: number): Promise<{ previous: string | null; next: string | null }> {
    const { order, from, conditions } = await this.#query(question);
    const beside = async (backwards: boolean): Promise<string | null> => {
      const { rows } = await sql<{ slug: string }>`
        select c.slug ${from} where ${and([...conditions, standsAfter(order, cardId, backwards)])}
        ${orderBy(order, backwards)} limit 1`.execute(this.#db);
      return rows[0]?.slug ?? null;
    };
    return { previous: await beside(true), next: await beside(false) };
  }

  /** The number of a card in the order asked for, from 1; null for one that the question does not find. */
  async position(question: CardQuestion, cardId: number): Promise<number | null> {
    const { position } = await this.#cache.get(keyOf(`position ${question.sort} ${cardId}`, question), async () => {
      const { order, from, conditions } = await this.#query(question);
      const before = and([...conditions, standsAfter(order, cardId, true)]);
      const { rows } = await sql<{ before: number; found: boolean }>`
        select (select count(*) ${from} where ${before}) as before,
          exists (select 1 ${from} where ${and([...conditions, sql`c.id = ${cardId}`])}) as found`.execute(this.#db);
      const [row] = rows;
      return { position: row?.found ? row.before + 1 : null };
    });
    return position;
  }

  #blocksOf({ from, size }: Stretch, total: number): Stretch[] {
    const { inBlock } = this.#kept;
    const first = Math.floor(from / inBlock);
    const last = Math.floor((from + size - 1) / inBlock);
    return Array.from({ length: last - first + 1 }, (_, at) => {
      const start = (first + at) * inBlock;
      return { from: start, size: Math.min(inBlock, total - start) };
    });
  }

  async #readIds(question: CardQuestion, wanted: Stretch, total: number): Promise<number[]> {
    const { order, from: tables, conditions } = await this.#query(question);
    const marks = await this.#cache.get(keyOf(`marks ${question.sort}`, question), async () => new ListMarks());
    const { backwards, after, skipped } = marks.wayTo(wanted, total);
    const start = after === undefined ? [] : [standsAfter(order, after, backwards)];
    const { rows } = await sql<{ id: number }>`
      select c.id ${tables} where ${and([...conditions, ...start])}
      ${orderBy(order, backwards)} ${stretch(skipped, wanted.size)}`.execute(this.#db);
    const found = rows.map((row) => row.id);
    const ids = backwards ? found.reverse() : found;
    marks.note(wanted, ids);
    return ids;
  }

  /** The parts of a query for the cards in their order, in the way that is quick for as many as it finds. */
  async #query(question: CardQuestion) {
    const { filters, scope } = question;
    const order = orderOf(question.sort, filters, scope);
    const search = searchConditions(filters, scope);
    const how = search && (await this.#findBy(question, search));
    const withTexts = order.needsTexts || how?.needsTexts;
    return {
      order,
      from: sql`from cards c ${withTexts ? sql`join card_search t on t.card_id = c.id` : sql``}`,
      conditions: [...filterConditions(filters, scope), ...(how ? [how.condition] : [])],
    };
  }

  async #findBy(question: CardQuestion, search: SearchConditions) {
    const { total, ids } = await this.#matches(question);
    if (ids) return { condition: sql`c.id = any(${ids}::bigint[])`, needsTexts: false };
    const walks = total * walkWhenOneIn >= (await this.count(everythingOf(question)));
    return walks
      ? { condition: search.walk, needsTexts: search.walkNeedsTexts }
      : { condition: search.collect, needsTexts: false };
  }

  #matches(question: CardQuestion): Promise<Matches> {
    const { filters, scope } = question;
    return this.#cache.get(keyOf('matches', question), async () => {
      const search = searchConditions(filters, scope);
      const conditions = filterConditions(filters, scope);
      const ids = search
        ? sql`case when count(*) <= ${sql.lit(this.#kept.ofSearch)} then array_agg(c.id) end`
        : sql`null`;
      const { rows } = await sql<{ total: number; ids: string[] | null }>`
        select count(*) as total, ${ids} as ids from cards c
        where ${and(search ? [...conditions, search.count] : conditions)}`.execute(this.#db);
      const [row] = rows;
      return { total: row?.total ?? 0, ids: row?.ids?.map(Number) };
    });
  }
}

/** The question for all cards of the scope, whatever its filters say. */
function everythingOf({ filters: { showDrafts, showAISignals }, ...rest }: CardQuestion): CardQuestion {
  return { ...rest, filters: { ...noFilters, showDrafts, showAISignals } };
}

/**
 * `limit` and `offset`. The limit stands in the text: a plan that is kept for any limit would be made for a tenth of
 * all rows.
 */
const stretch = (skipped: number, size: number) =>
  sql`limit ${sql.lit(size)} ${skipped > 0 ? sql`offset ${skipped}` : sql``}`;

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
