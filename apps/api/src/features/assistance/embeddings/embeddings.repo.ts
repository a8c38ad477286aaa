import { sql } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import type { StoredVector } from '#platform/vectors/stored-vectors.ts';
import type { UnreadCard } from './embeddings.read-model.ts';

/** A job that has not ended after this time was lost. */
const lostAfter = sql`interval '40 minutes'`;

/** Writes the vectors of cards. */
export class EmbeddingsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** Records that a job is requested. Returns false if one was requested already. */
  async request(projectId: number): Promise<boolean> {
    const { rows } =
      await sql`insert into project_embeddings as e (project_id, requested_at) values (${projectId}, now())
      on conflict (project_id) do update set requested_at = now()
        where e.requested_at is null or e.requested_at < now() - ${lostAfter}
      returning project_id`.execute(this.#db);
    return rows.length > 0;
  }

  /** Stores the vectors of some cards of a project. Cards that have been deleted are skipped. */
  async store(
    projectId: number,
    model: string,
    cards: readonly UnreadCard[],
    vectors: readonly StoredVector[],
  ): Promise<void> {
    const bytes = vectors.map((vector) => Buffer.from(vector.buffer).toString('hex'));
    await sql`insert into card_embeddings (card_id, model, vector, card_changed_at)
      select g.card_id, ${model}, decode(g.vector, 'hex'), g.changed_at
      from unnest(${cards.map(({ id }) => id)}::bigint[], ${bytes}::text[],
        ${cards.map(({ changedAt }) => changedAt.toISOString())}::timestamptz[]) as g (card_id, vector, changed_at)
      where exists (select 1 from cards c where c.id = g.card_id)
      on conflict (card_id) do update set model = excluded.model, vector = excluded.vector,
        card_changed_at = excluded.card_changed_at`.execute(this.#db);
    await this.#db
      .updateTable('project_embeddings')
      .set({ version: sql`version + 1` })
      .where('project_id', '=', projectId)
      .execute();
  }

  /** Records that a job has ended and, if all cards have vectors, for which state of the cards. */
  async end(projectId: number, complete?: { readonly model: string; readonly cardsVersion: number }): Promise<void> {
    await this.#db
      .updateTable('project_embeddings')
      .set({
        requested_at: null,
        ...(complete && { model: complete.model, cards_version: complete.cardsVersion, version: sql`version + 1` }),
      })
      .where('project_id', '=', projectId)
      .execute();
  }
}
