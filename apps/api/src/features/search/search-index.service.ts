import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#platform/db/database.ts';
import { SearchIndexRepo } from './search-index.repo.ts';

/** Adds the texts of cards to the search index after they were written. */
export class SearchIndexService {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Indexes all texts that are not indexed yet, in turns with other work: half of the time is left to it, since the
   * embedded database does nothing else meanwhile. It may end at any moment, and several may run at once.
   */
  async indexAll(signal?: AbortSignal): Promise<void> {
    const repo = new SearchIndexRepo(this.#db);
    for (;;) {
      signal?.throwIfAborted();
      const startedAt = performance.now();
      if ((await repo.indexSome()) === 0) return;
      await delay(performance.now() - startedAt);
    }
  }
}
