import { sql } from 'kysely';
import { idsOf } from '#features/similarity/vectors.read-model.ts';
import type { Db } from '#platform/db/database.ts';

/** Whether the vectors of a project's cards are complete. */
export interface EmbeddingState {
  /** All published cards have a vector of the model, made from their current texts. */
  readonly isCurrent: boolean;
  /** A job was requested and has not ended. */
  readonly isRequested: boolean;
  /** The version of the vectors, which changes whenever they change. */
  readonly version: number;
  /** The state of the cards of the project. */
  readonly cardsVersion: number;
}

/** A card that has no vector of its current texts. */
export interface UnreadCard {
  readonly id: number;
  readonly text: string;
  readonly changedAt: Date;
}

/** The number of characters used of a longer text. */
const textLength = 1500;

/**
 * Reads the vectors of published cards. Drafts have none: a draft is sent to a model only when somebody who can see it
 * asks.
 */
export class EmbeddingsReadModel {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async state(projectId: number, model: string): Promise<EmbeddingState> {
    const { rows } = await sql<EmbeddingState>`
      select coalesce(e.version, 0) as version, p.cards_version as "cardsVersion",
        coalesce(e.model = ${model} and e.cards_version = p.cards_version, false) as "isCurrent",
        e.requested_at is not null as "isRequested"
      from projects p left join project_embeddings e on e.project_id = p.id where p.id = ${projectId}`.execute(
      this.#db,
    );
    return rows[0] ?? { isCurrent: true, isRequested: false, version: 0, cardsVersion: 0 };
  }

  /** Published cards without a vector of the model for their current texts, newest first. */
  async unread(projectId: number, model: string, count: number): Promise<UnreadCard[]> {
    const { rows } = await sql<UnreadCard>`
      select c.id, c.updated_at as "changedAt",
        left(concat_ws(E'\n', t.title, t.subtitle, t.description, t.relevance), ${textLength}) as text
      from cards c join card_texts t on t.card_id = c.id
      left join card_embeddings e on e.card_id = c.id and e.model = ${model}
        and e.card_changed_at >= date_trunc('milliseconds', c.updated_at)
      where c.project_id = ${projectId} and c.public and c.deleted_at is null and e.card_id is null
      order by c.id desc limit ${count}`.execute(this.#db);
    return rows;
  }

  /** The vectors of a project that have the given number of components, concatenated, and the ids of their cards. */
  async vectors(projectId: number, model: string, components: number) {
    const { rows } = await sql<{ ids: Buffer | null; vectors: Buffer | null }>`
      select string_agg(int8send(e.card_id), '' order by e.card_id) as ids,
        string_agg(e.vector, '' order by e.card_id) as vectors
      from card_embeddings e join cards c on c.id = e.card_id
      where c.project_id = ${projectId} and c.public and c.deleted_at is null
        and e.model = ${model} and length(e.vector) = ${components}`.execute(this.#db);
    const { ids, vectors } = rows[0] ?? {};
    const bytes = vectors ?? Buffer.alloc(0);
    // Not a copy: there may be 50 MB of them.
    return { cardIds: idsOf(ids), vectors: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
  }
}
