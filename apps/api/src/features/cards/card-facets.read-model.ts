import type { CardFilters } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { plannedForItsValues } from '#platform/db/prepared-statements.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { filterConditions, searchConditions } from './card-conditions.read-model.ts';
import { keyOf, type ListState } from './list-state.ts';

/** The number of cards for each value, by the id of the value. */
type Counts = ReadonlyMap<number, number>;

/** Counts the cards of a list by tag and by creator. Computed once for every version. */
export class CardFacetsReadModel {
  readonly #db: Db;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#db = db;
    this.#cache = cache;
  }

  /** Ignores the tags in the filters, since each count shows how many cards choosing that tag would find. */
  byTag(list: ListState): Promise<Counts> {
    return this.#count(without(list, { tags: [], showOnlyUntagged: false }), 'unnest(c.tag_ids)');
  }

  /** Ignores the creators in the filters. */
  byCreator(list: ListState): Promise<Counts> {
    return this.#count(without(list, { creators: [], showOnlyMyCards: false }), 'c.creator_id');
  }

  #count(list: ListState, value: 'unnest(c.tag_ids)' | 'c.creator_id'): Promise<Counts> {
    return this.#cache.get(keyOf(`facets ${value}`, list), async () => {
      const { filters, scope } = list;
      const search = searchConditions(filters, scope);
      const conditions = [...filterConditions(filters, scope), ...(search ? [search.count] : [])];
      const { rows } = await sql<{ value: number; count: number }>`
        select ${plannedForItsValues} value, count(*) as count
        from (select ${sql.raw(value)} as value from cards c where ${sql.join(conditions, sql` and `)}) found
        group by value`.execute(this.#db);
      return new Map(rows.map((row) => [row.value, row.count]));
    });
  }
}

const without = (list: ListState, off: Partial<CardFilters>): ListState => ({
  ...list,
  filters: { ...list.filters, ...off },
});
