import { noFilters, searchTerm } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { VersionedCache } from '../../platform/db/versioned-cache.ts';
import type { Tag } from '../tags/index.ts';
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

/** What a question finds: how many cards and, of a search with few matches, which. */
interface Matches {
  readonly total: number;
  readonly ids: readonly number[] | undefined;
  /** The cards themselves, where they were found by words in memory. */
  readonly cards?: CardSet;
}

/** The cards that a list shows without a search. */
interface Shown {
  /** Their ids in the order of the list. */
  readonly ids: Float64Array;
  readonly cards: CardSet;
}

/** With at least one match among so many cards a page is filled quicker by walking through them in their order. */
const walkWhenOneIn = 50;

/** How many ids are kept together. */
export interface KeptIds {
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
  readonly #words: CardWords | undefined;
  readonly #kept: KeptIds;

  /** Without `words` the database searches, as inside a transaction. `kept` is given by tests, whose lists are short. */
  constructor(db: Db, cache: VersionedCache, words?: CardWords, kept: KeptIds = usually) {
    this.#db = db;
    this.#cache = cache;
    this.#words = words;
    this.#kept = kept;
  }

  /** How many cards there are. Computed once for every version of what is asked. */
  async count(question: CardQuestion): Promise<number> {
    return (await this.#matches(question)).total;
  }

  /**
   * The ids of the cards of a stretch of the list, which has `total` cards. They are read and kept in blocks, which the
   * pages beside it share. In a search each card that is found costs time, so that only those of the stretch are read,
   * unless all that are found have to be put in order anyway. What was found by words in memory is put in order there.
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
    return this.#cache.get(keyOf('all', question), async () => new Set(await this.#idsOf(question)));
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

  /**
   * The ids of all cards that a question finds, in its order if `inOrder`. One text takes far less time than a row for
   * each card.
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

  /** What a search finds by the words in memory; undefined where they cannot tell. */
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

  /** The cards that the list of a search shows without it. */
  #shown({ filters, ...rest }: CardQuestion): Promise<Shown> {
    const question = { ...rest, filters: { ...filters, search: '' } };
    return this.#cache.get(keyOf(`shown ${question.sort}`, question), async () => {
      const ids = await this.#idsOf(question, true);
      return { ids, cards: CardSet.of(ids) };
    });
  }

  /** Lists of the ids of the cards that have any of some tags: of few cards, or else of all of the scope. */
  async #tagged(question: CardQuestion, tags: readonly Tag[], cards: CardSet): Promise<ArrayLike<number>[]> {
    if (cards.size <= this.#kept.ofSearch) {
      const { rows } = await sql<{ id: number }>`
        select c.id from cards c where c.id = any(${cards.ids()}::bigint[]) and ${hasAnyTag(tags)}`.execute(this.#db);
      return [rows.map(({ id }) => id)];
    }
    const all = everythingOf(question);
    const lists: Float64Array[] = [];
    // Each tag for itself, since many terms are in the name of the same one; one after the other, since others need
    // connections too.
    for (const name of new Set(tags.map(({ nameKey }) => nameKey))) {
      const tagged = { ...all, filters: { ...all.filters, tags: [name] } };
      lists.push(await this.#cache.get(keyOf('tagged', tagged), () => this.#idsOf(tagged)));
    }
    return lists;
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
