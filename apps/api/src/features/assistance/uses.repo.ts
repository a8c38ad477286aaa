import type { DbTransaction } from '#platform/db/database.ts';

export interface AiUse {
  readonly workspaceId: number;
  /** Null for background work. */
  readonly userId: number | null;
  readonly prompt: string;
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly failed: boolean;
}

/** Records the usage of the model provider. */
export class UsesRepo {
  readonly #db: DbTransaction;

  constructor(transaction: DbTransaction) {
    this.#db = transaction;
  }

  async note({ workspaceId, userId, prompt, model, inputTokens, outputTokens, failed }: AiUse): Promise<void> {
    await this.#db
      .insertInto('ai_uses')
      .values({
        workspace_id: workspaceId,
        user_id: userId,
        prompt,
        model,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        failed,
      })
      .execute();
  }
}
