import type { DrafterKind, DraftFailure, GenerationState } from '@foreglow/contract';
import { sql, type UpdateObject } from 'kysely';
import type { DbTransaction } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { newSlug } from '#platform/text/slugs.ts';
import { type Generation, type StoredDraft, type StoredPrompt, type StoredStep, storedDraft } from './generation.ts';

interface NewGeneration {
  readonly projectId: number;
  readonly userId: number;
  readonly prompt: StoredPrompt;
  readonly locale: string;
  readonly kind: DrafterKind;
}

interface UsedTokens {
  readonly input: number;
  readonly output: number;
}

const unfinished: readonly GenerationState[] = ['queued', 'running'];

/**
 * Writes radars that are drafted step by step. The results of a run are written only while its instance is unfinished:
 * a late result never revives a terminated instance.
 */
export class GenerationsRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  /**
   * Creates an instance and returns its slug. Fails with a unique violation if another instance of its project is
   * unfinished.
   */
  async create({ projectId, userId, prompt, locale, kind }: NewGeneration): Promise<string> {
    const slug = newSlug(prompt.title);
    await this.#db
      .insertInto('generations')
      .values({
        slug,
        project_id: projectId,
        user_id: userId,
        prompt: JSON.stringify(prompt),
        locale,
        drafter: kind,
      })
      .execute();
    return slug;
  }

  /** Marks an instance as running. Returns false if it has ended. */
  start(id: number): Promise<boolean> {
    return this.#change(id, unfinished, { state: 'running' });
  }

  /**
   * Queues a failed instance again so that it continues. Fails as `create` does. Returns false if it has not failed.
   */
  requeue(id: number): Promise<boolean> {
    return this.#change(id, ['failed'], { state: 'queued', failure: null, ended_at: null });
  }

  /** Stores the result of a step. Returns false if the instance has ended: then nothing is stored. */
  async finishStep(id: number, { step, result, produced, drafter }: Omit<StoredStep, 'finishedAt'>, used: UsedTokens) {
    if (!(await this.addTokens(id, used))) return false;
    await this.#db
      .insertInto('generation_steps')
      .values({
        generation_id: id,
        step,
        result: JSON.stringify(result),
        produced: JSON.stringify(produced),
        drafter: JSON.stringify(drafter),
        finished_at: sql<Date>`clock_timestamp()`,
      })
      // Another process may have finished it, after this one was believed to have stopped.
      .onConflict((conflict) => conflict.columns(['generation_id', 'step']).doNothing())
      .execute();
    return true;
  }

  /** Adds the used tokens. Returns false if the instance has ended. */
  addTokens(id: number, { input, output }: UsedTokens): Promise<boolean> {
    return this.#change(id, unfinished, {
      input_tokens: sql<number>`input_tokens + ${input}::integer`,
      output_tokens: sql<number>`output_tokens + ${output}::integer`,
    });
  }

  /** Stores the draft, which then waits for its review. */
  present(id: number, draft: StoredDraft): Promise<boolean> {
    return this.#change(id, unfinished, { state: 'review', draft: JSON.stringify(draft), ended_at: new Date() });
  }

  fail(id: number, failure: DraftFailure): Promise<boolean> {
    return this.#change(id, unfinished, { state: 'failed', failure, ended_at: new Date() });
  }

  /** Ends an instance permanently, unless it is waiting for its review or has already ended. */
  terminate(id: number): Promise<boolean> {
    return this.#change(id, [...unfinished, 'failed'], { state: 'terminated', ended_at: new Date() });
  }

  /**
   * The draft of an instance and the radar that was made from it, locked until the end of the transaction. Undefined if
   * there is no draft.
   */
  async hold(id: number): Promise<{ draft: StoredDraft; radarId: number | null } | undefined> {
    const row = await this.#db
      .selectFrom('generations')
      .select(['draft', 'radar_id', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row?.state !== 'review' || !row.draft) return undefined;
    return { draft: storedDraft.parse(row.draft), radarId: row.radar_id };
  }

  /** Stores the decisions about a locked instance. */
  async review(id: number, draft: StoredDraft): Promise<void> {
    await this.#change(id, ['review'], { draft: JSON.stringify(draft) });
  }

  /** Records the radar made from a locked instance. */
  async noteRadar({ id }: Pick<Generation, 'id'>, radarId: number): Promise<void> {
    await this.#change(id, ['review'], { radar_id: radarId });
  }

  async #change(
    id: number,
    from: readonly GenerationState[],
    change: UpdateObject<Tables, 'generations'>,
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('generations')
      .set({ ...change, updated_at: new Date() })
      .where('id', '=', id)
      .where('state', 'in', [...from])
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  }
}
