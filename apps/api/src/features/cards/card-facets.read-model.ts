import type { CardFilters } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { plannedForItsValues } from '#platform/db/prepared-statements.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { filterConditions, searchConditions } from './card-conditions.read-model.ts';
import { type CardQuestion, keyOf } from './card-question.ts';

/** The number of cards for each value, by the id of the value. */
type Counts = ReadonlyMap<number, number>;

/** Counts the cards of a question by tag and by creator. Computed once for every version. */
export class CardFacetsReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
  }

  /** Ignores the tags in the question, since each count shows how many cards choosing that tag would find. */
  byTag(question: CardQuestion): Promise<Counts> {
    return this.#count(without(question, { tags: [], showOnlyUntagged: false }), 'unnest(c.tag_ids)');
  }

  /** Ignores the creators in the question. */
  byCreator(question: CardQuestion): Promise<Counts> {
    return this.#count(without(question, { creators: [], showOnlyMyCards: false }), 'c.creator_id');
  }

  #count(question: CardQuestion, value: 'unnest(c.tag_ids)' | 'c.creator_id'): Promise<Counts> {
    return this.#cache.get(keyOf(`facets ${value}`, question), async () => {
      const search = searchConditions(question.filters, question.scope);
      const conditions = [...filterConditions(question.filters, question.scope), ...(search ? [search.count] : [])];
      const { rows } = await sql<{ value: number; count: number }>`
        select ${plannedForItsValues} value, count(*) as count
        from (select ${sql.raw(value)} as value from cards c where ${sql.join(conditions, sql` and `)}) found
        group by value`.execute(this.#db);
      return new Map(rows.map((row) => [row.value, row.count]));
    });
  }
}

const without = (question: CardQuestion, off: Partial<CardFilters>): CardQuestion => ({
  ...question,
  filters: { ...question.filters, ...off },
});
