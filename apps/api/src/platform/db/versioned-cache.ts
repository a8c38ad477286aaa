import { LRUCache } from 'lru-cache';

type Compute = () => Promise<object>;

/**
 * Caches figures computed from versioned data. A change of the data means a new version and so a new key: nothing here
 * is ever out of date, and other processes need not be notified.
 */
export class VersionedCache {
  readonly #values: LRUCache<string, object, Compute>;

  constructor(entries: number) {
    this.#values = new LRUCache({ max: entries, fetchMethod: (_key, _before, { context: compute }) => compute() });
  }

  /** The value under the key. Computed once if it is missing, even for concurrent callers; a failure is not cached. */
  async get<T extends object>(key: string, compute: () => Promise<T>): Promise<T> {
    return (await this.#values.fetch(key, { context: compute })) as T;
  }
}
