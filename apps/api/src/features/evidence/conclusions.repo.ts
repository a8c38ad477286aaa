import type { ConclusionKind } from '@foreglow/contract';
import type { ProjectTransaction } from '../projects/project-writer.ts';

/** Writes what insights, trends and radars have in common. */
export class ConclusionsRepo {
  readonly #db: ProjectTransaction;

  constructor(transaction: ProjectTransaction) {
    this.#db = transaction;
  }

  /** Moves a conclusion to the trash, or restores it with `null`. Returns false if it is already there, or is gone. */
  async setDeleted(kind: ConclusionKind, id: number, at: Date | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable(kind)
      .set({ deleted_at: at })
      .where('id', '=', id)
      .where('deleted_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}
