import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { inScope } from '../models.read-model.ts';
import type { Scope } from '../scope.ts';
import { type CardWords, comparedLength } from '../text/card-words.ts';

/** A card and the state of its texts. */
export interface StoredCard {
  readonly id: number;
  readonly updatedAt: Date;
}

/** The number of cards read with one query. */
const batch = 500;

/** Reads the texts that cards are compared by. */
export class CardWordsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The cards of a scope, by id, except those in the trash. */
  async all(scope: Scope): Promise<StoredCard[]> {
    const { rows } = await sql<{ id: number; updated_at: Date }>`select c.id, c.updated_at from cards c
      where ${inScope(scope)} and c.deleted_at is null order by c.id`.execute(this.#db);
    return rows.map(toStored);
  }

  /** The cards of a scope without a vector, or with one of earlier texts, by id. */
  async outdated(scope: Scope, modelId: number): Promise<StoredCard[]> {
    const { rows } = await sql<{ id: number; updated_at: Date }>`select c.id, c.updated_at from cards c
      left join card_vectors v on v.model_id = ${modelId} and v.card_id = c.id
      where ${inScope(scope)} and c.deleted_at is null
        and (v.card_id is null or date_trunc('milliseconds', c.updated_at) > v.card_changed_at)
      order by c.id`.execute(this.#db);
    return rows.map(toStored);
  }

  /** The texts of cards in their order, in batches. Deleted cards are left out. */
  async *words(cards: readonly StoredCard[]): AsyncGenerator<CardWords[]> {
    for (let from = 0; from < cards.length; from += batch) {
      const ids = cards.slice(from, from + batch).map(({ id }) => id);
      const { rows } = await sql<CardWords & { id: number }>`select c.id, t.title, t.subtitle,
          left(t.description, ${comparedLength}) as description, left(t.relevance, ${comparedLength}) as relevance,
          c.source_host as host, not c.public as "isDraft",
          array(select g.name from tags g where g.id = any(c.tag_ids) order by g.id) as tags
        from cards c join card_texts t on t.card_id = c.id where c.id = any(${ids}::bigint[])`.execute(this.#db);
      const found = new Map(rows.map(({ id, ...words }) => [id, words]));
      yield ids.map((id) => found.get(id) ?? noWords);
    }
  }
}

const noWords: CardWords = { title: '', subtitle: null, description: null, relevance: null, tags: [], host: null };

const toStored = (row: { id: number; updated_at: Date }): StoredCard => ({ id: row.id, updatedAt: row.updated_at });
