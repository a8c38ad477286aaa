import type { ConclusionKind } from '@foreglow/contract';
import type { ProjectTransaction } from '../projects/index.ts';

/** Writes what insights, trends and radars have in common. */
export class ConclusionsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Moves a conclusion to the trash, or restores it with `null`. */
  async setDeleted(kind: ConclusionKind, id: number, at: Date | null): Promise<void> {
    await this.#db.updateTable(kind).set({ deleted_at: at }).where('id', '=', id).execute();
  }
}
