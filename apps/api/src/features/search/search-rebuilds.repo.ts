import type { Db } from '#platform/db/database.ts';
import type { SearchedKind } from './searched-kind.ts';

/** How far the texts of a kind are written by some rules. */
interface RebuildState {
  readonly upToId: number;
  readonly isComplete: boolean;
}

/** Reads and notes how far the texts that searches look at are written. */
export class SearchRebuildsRepo {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** How far the texts of a kind are written by these rules. */
  async state(kind: SearchedKind, rules: number): Promise<RebuildState> {
    const row = await this.#db
      .selectFrom('search_rebuilds')
      .select(['up_to_id', 'is_complete'])
      .where('kind', '=', kind)
      .where('rules', '=', rules)
      .executeTakeFirst();
    return { upToId: row?.up_to_id ?? 0, isComplete: row?.is_complete ?? false };
  }

  async note(kind: SearchedKind, rules: number, { upToId, isComplete }: RebuildState): Promise<void> {
    const state = { rules, up_to_id: upToId, is_complete: isComplete };
    await this.#db
      .insertInto('search_rebuilds')
      .values({ kind, ...state })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(state))
      .execute();
  }
}
