import { LRUCache } from 'lru-cache';

/**
 * Keeps figures that were computed from data with a version number. A change of the data gives it a new version and
 * so a new key, which is why nothing here is ever out of date and nothing needs to be told to other processes.
 */
export class VersionedCache {
  readonly #values: LRUCache<string, object>;

  constructor(entries: number) {
    this.#values = new LRUCache({ max: entries });
  }

  /** The value under the key; computed once and kept when it is not there. */
  async get<T extends object>(key: string, compute: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key);
    if (kept) return kept as T;
    const value = await compute();
    this.#values.set(key, value);
    return value;
  }
}
