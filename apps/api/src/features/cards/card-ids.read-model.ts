import { noFilters, searchTerm } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { Tag } from '../tags/stored-tags.read-model.ts';
import {
  filterConditions,
  hasAnyTag,
  type SearchConditions,
  searchConditions,
  tagsNamed,
} from './card-conditions.read-model.ts';
import { orderBy, orderOf, standsAfter } from './card-order.read-model.ts';
import { type CardQuestion, keyOf } from './card-question.ts';
import { CardSet } from './card-set.rules.ts';
import { fieldSeparator } from './field-separator.ts';
import { readIds } from './id-list.rules.ts';
import { ListMarks, type Stretch } from './list-marks.rules.ts';
import type { CardWords } from './word-index/card-words.ts';

/** The result of a question: the number of cards and, for a search with few matches, their ids. */
interface Matches {
  readonly total: number;
  readonly ids: readonly number[] | undefined;
  /** The cards themselves, if they were found by the words in memory. */
  readonly cards?: CardSet;
}

/** The cards that a list shows without a search. */
interface Shown {
  /** Their ids in the order of the list. */
  readonly ids: Float64Array;
  readonly cards: CardSet;
}

/** If at least one in this many cards matches, filling a page is faster by walking through the cards in order. */
const walkWhenOneIn = 50;

/** How many ids are cached together. */
export interface KeptIds {
  /** A search that finds at most this many cards caches all their ids: computing them again would take as long. */
  readonly ofSearch: number;
  /** The number of ids read with one query, which takes little longer than reading the ids of a single page. */
  readonly inBlock: number;
}

const usually: KeptIds = { ofSearch: 2000, inBlock: 480 };

/** Finds the cards of a question: their number, their ids by position, and the neighbours of a card. */
export class CardIdsReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;
  readonly #words: CardWords | undefined;
  readonly #kept: KeptIds;

  /**
   * Without `words` the database does the search, as it must inside a transaction. Tests pass `kept`, since their lists
   * are short.
   */
  constructor(db: Db, cache: VersionedCache, words?: CardWords, kept: KeptIds = usually) {
    this.#db = db;
    this.#cache = cache;
    this.#words = words;
    this.#kept = kept;
  }

  /** The number of cards. Computed once for every version of the queried data. */
  async count(question: CardQuestion): Promise<number> {
    return (await this.#matches(question)).total;
  }

  /**
   * The ids of the cards in a stretch of the list, which has `total` cards. They are read and cached in blocks, which
   * neighbouring pages share. In a search every found card takes time, so only those of the stretch are read, unless
   * all matches have to be sorted anyway. Matches found by the words in memory are put in order in memory.
   */
  async idsAt(question: CardQuestion, wanted: Stretch, total: number): Promise<number[]> {
    const { needsTexts } = orderOf(question.sort, question.filters, question.scope);
    const searches = question.filters.search !== '';
    if (searches && !needsTexts) {
      const { cards } = await this.#matches(question);
      if (cards) return cards.stretchOf((await this.#shown(question)).ids, wanted);
    }
    const blocks = searches && !needsTexts ? [wanted] : this.#blocksOf(wanted, total);
    const found = await Promise.all(
      blocks.map(async (block) => {
        const key = keyOf(`ids ${question.sort} ${block.from} ${block.size}`, question);
        const ids = await this.#cache.get(key, () => this.#readIds(question, block, total));
        const skipped = Math.max(0, wanted.from - block.from);
        return ids.slice(skipped, wanted.from + wanted.size - block.from);
      }),
    );
    return found.flat();
  }

  /** The ids of all cards that a question finds, in no particular order. */
  async all(question: CardQuestion): Promise<ReadonlySet<number>> {
    return this.#cache.get(keyOf('all', question), async () => new Set(await this.#idsOf(question)));
  }

  /** Slugs of the cards before and after a card in the requested order; null at either end. */
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

  /** The position of a card in the requested order, from 1; null for a card that the question does not find. */
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

  /**
   * The ids of all cards that a question finds, in its order if `inOrder`. Reading them as one text is much faster than
   * reading one row for each card.
   */
  async #idsOf(question: CardQuestion, inOrder = false): Promise<Float64Array> {
    const { from, conditions, order } = await this.#query(question);
    const { rows } = await sql<{ ids: string | null }>`
      select string_agg(c.id::text, ',' ${inOrder ? orderBy(order) : sql``}) as ids ${from}
      where ${and(conditions)}`.execute(this.#db);
    return readIds(rows[0]?.ids ?? '');
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
    const { rows } = await sql<{ ids: string }>`
      select array_to_string(array(
        select c.id ${tables} where ${and([...conditions, ...start])}
        ${orderBy(order, backwards)} ${stretch(skipped, wanted.size)}), ',') as ids`.execute(this.#db);
    const found = Array.from(readIds(rows[0]?.ids ?? ''));
    const ids = backwards ? found.reverse() : found;
    marks.note(wanted, ids);
    return ids;
  }

  /** The parts of a query for the cards in their order. The method is chosen to be fast for the number of matches. */
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
    return this.#cache.get(keyOf('matches', question), async () => {
      const byWords = await this.#matchesByWords(question);
      if (byWords) return byWords;
      const matches = await this.#matchesInDatabase(question);
      this.#words?.prepare(question.projects, matches.total);
      return matches;
    });
  }

  async #matchesInDatabase({ filters, scope }: CardQuestion): Promise<Matches> {
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
  }

  /** The matches of a search according to the words in memory; undefined where these cannot answer it. */
  async #matchesByWords(question: CardQuestion): Promise<Matches | undefined> {
    const { filters, projects, scope } = question;
    const term = searchTerm(filters.search);
    if (!this.#words || term === '' || filters.wholeWords || term.includes(fieldSeparator)) return undefined;
    if (!this.#words.isIndexed(projects)) return undefined;
    const [inTexts, { cards: shown }] = await Promise.all([
      this.#words.matching(projects, term),
      this.#shown(question),
    ]);
    if (!inTexts) return undefined;
    const inText = shown.among([inTexts]);
    const named = tagsNamed(term, false, scope);
    const tagged = named.length > 0 ? await this.#tagged(question, named, shown.without(inText)) : [];
    const cards = tagged.length > 0 ? shown.among([inTexts, ...tagged]) : inText;
    const total = cards.size;
    return { total, ids: total <= this.#kept.ofSearch ? cards.ids() : undefined, cards };
  }

  /** The cards that the list would show without its search. */
  #shown({ filters, ...rest }: CardQuestion): Promise<Shown> {
    const question = { ...rest, filters: { ...filters, search: '' } };
    return this.#cache.get(keyOf(`shown ${question.sort}`, question), async () => {
      const ids = await this.#idsOf(question, true);
      return { ids, cards: CardSet.of(ids) };
    });
  }

  /**
   * Lists of the ids of cards that have any of the tags: only among `cards` if these are few, otherwise of the whole
   * scope.
   */
  async #tagged(question: CardQuestion, tags: readonly Tag[], cards: CardSet): Promise<ArrayLike<number>[]> {
    if (cards.size <= this.#kept.ofSearch) {
      const { rows } = await sql<{ id: number }>`
        select c.id from cards c where c.id = any(${cards.ids()}::bigint[]) and ${hasAnyTag(tags)}`.execute(this.#db);
      return [rows.map(({ id }) => id)];
    }
    const all = everythingOf(question);
    const lists: Float64Array[] = [];
    // Each tag separately, since many terms occur in the name of the same tag. One after the other, to leave
    // connections for other calls.
    for (const name of new Set(tags.map(({ nameKey }) => nameKey))) {
      const tagged = { ...all, filters: { ...all.filters, tags: [name] } };
      lists.push(await this.#cache.get(keyOf('tagged', tagged), () => this.#idsOf(tagged)));
    }
    return lists;
  }
}

/** The question for all cards of the scope, regardless of its filters. */
function everythingOf({ filters: { showDrafts, showAISignals }, ...rest }: CardQuestion): CardQuestion {
  return { ...rest, filters: { ...noFilters, showDrafts, showAISignals } };
}

/**
 * `limit` and `offset`. The limit is a literal: PostgreSQL would make a plan reused for any limit for a tenth of all
 * rows.
 */
const stretch = (skipped: number, size: number) =>
  sql`limit ${sql.lit(size)} ${skipped > 0 ? sql`offset ${skipped}` : sql``}`;

const and = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
