import { sql } from 'kysely';
import { allowLongStatements, type DbTransaction } from '#platform/db/database.ts';
import { inScope, lostAfter, type Model } from './models.read-model.ts';
import type { Scope } from './scope.ts';
import type { StoredCard } from './update/card-words.read-model.ts';
import type { CardVectors, Learnt } from './vector-source.ts';

/** The number of vectors written by one statement. */
const written = 5000;

/** Writes the models by which cards are compared. */
export class ModelsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /** The model of a scope. It is created if there is none. */
  async findOrCreate(scope: Scope, source: string): Promise<number> {
    const owner = 'projectId' in scope ? { project_id: scope.projectId } : { workspace_id: scope.workspaceId };
    await this.#db
      .insertInto('similarity_models')
      .values({ ...owner, source })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.#db
      .selectFrom('similarity_models')
      .select('id')
      .where((where) => where.and(owner))
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /**
   * Records that a job is requested. Returns false if one was requested already. After a failure the job learns from
   * all cards again.
   */
  async request(id: number, anew: boolean): Promise<boolean> {
    const { rows } = await sql`update similarity_models set requested_at = now(), failed_at = null,
        step = 'waiting', progress = 0,
        anew = anew or ${anew} or failed_at is not null
      where id = ${id} and (requested_at is null or requested_at < now() - ${lostAfter}) returning id`.execute(
      this.#db,
    );
    if (rows.length === 0 && anew) {
      await this.#db.updateTable('similarity_models').set({ anew }).where('id', '=', id).execute();
    }
    return rows.length > 0;
  }

  async noteStep(id: number, step: string, progress: number): Promise<void> {
    await this.#db
      .updateTable('similarity_models')
      .set({ step, progress })
      .where('id', '=', id)
      // Progress may be recorded late, after the job has ended.
      .where('requested_at', 'is not', null)
      .execute();
  }

  /** Records that the job has ended. */
  async end(id: number, hasFailed: boolean): Promise<void> {
    await this.#db
      .updateTable('similarity_models')
      .set({ requested_at: null, step: null, progress: 0, failed_at: hasFailed ? sql`now()` : null })
      .where('id', '=', id)
      .execute();
  }

  /**
   * Stores vectors of cards: all of a scope with the data `learnt` from them, or some based on data learned before.
   * Fails if another job has stored vectors in the meantime.
   */
  async store(
    { id, scope, version, cardsState, currentState }: Model,
    source: string,
    learnt: Learnt | undefined,
    cards: readonly StoredCard[],
    made: CardVectors,
  ): Promise<void> {
    await allowLongStatements(this.#db);
    const changed = cards.length > 0 || cardsState === '' || learnt !== undefined;
    const { rows } = await sql`update similarity_models set version = version + ${changed ? 1 : 0},
        cards_state = ${currentState}, source = ${source}, changed = changed + ${cards.length}
      where id = ${id} and version = ${version} returning id`.execute(this.#db);
    if (rows.length === 0) throw new Error('Another job has compared these cards meanwhile.');
    if (learnt) await this.#storeLearnt(id, learnt, cards.length);
    await sql`delete from card_vectors v using cards c
      where v.model_id = ${id} and c.id = v.card_id and not (${inScope(scope)})`.execute(this.#db);
    for (let from = 0; from < cards.length; from += written) await this.#storeVectors(id, cards, made, from);
  }

  async #storeLearnt(id: number, { knowledge, directions, centroids }: Learnt, cards: number): Promise<void> {
    await this.#db
      .updateTable('similarity_models')
      .set({
        knowledge: Buffer.from(knowledge),
        directions: Buffer.from(directions),
        centroids: Buffer.from(centroids),
        learned_from: cards,
        changed: 0,
        anew: false,
      })
      .where('id', '=', id)
      .execute();
    await this.#db.deleteFrom('card_vectors').where('model_id', '=', id).execute();
  }

  async #storeVectors(id: number, cards: readonly StoredCard[], made: CardVectors, from: number): Promise<void> {
    const part = cards.slice(from, from + written);
    const width = made.vectors.length / cards.length;
    const vectors = Buffer.from(made.vectors.subarray(from * width, (from + part.length) * width));
    const terms = part.map((_, at) => Buffer.from(made.terms[from + at] ?? []));
    const buckets = part.map((_, at) => made.buckets[from + at] ?? 0);
    await sql`insert into card_vectors (model_id, card_id, vector, terms, bucket, card_changed_at)
      select ${id}, g.card_id, substring(${vectors}::bytea from (g.number::integer - 1) * ${width}::integer + 1 for ${width}::integer),
        decode(g.terms, 'hex'), g.bucket, g.changed_at
      from unnest(${part.map((card) => card.id)}::bigint[], ${terms.map((bytes) => bytes.toString('hex'))}::text[],
        ${buckets}::integer[], ${part.map((card) => card.updatedAt.toISOString())}::timestamptz[])
        with ordinality as g (card_id, terms, bucket, changed_at, number)
      where exists (select 1 from cards c where c.id = g.card_id)
      on conflict (model_id, card_id) do update set vector = excluded.vector, terms = excluded.terms,
        bucket = excluded.bucket, card_changed_at = excluded.card_changed_at`.execute(this.#db);
  }
}
