import { LRUCache } from 'lru-cache';
import { roughBytesOf } from './rough-bytes.rules.ts';

type Compute = () => Promise<object>;

/** The estimated memory for cached figures, in bytes. */
const memory = 192 * 1024 * 1024;

/**
 * Caches figures computed from versioned data. A change of the data means a new version and therefore a new key:
 * nothing here is ever out of date, and other processes need not be notified. The least recently used entries are
 * dropped when there are more than `entries`, or when they take too much memory.
 */
export class VersionedCache {
  readonly #values: LRUCache<string, object, Compute>;

  constructor(entries: number) {
    this.#values = new LRUCache({
      max: entries,
      maxSize: memory,
      sizeCalculation: (value) => roughBytesOf(value),
      // A value that is still being computed may be dropped for others; its callers get it nevertheless.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _before, { context: compute }) => compute(),
    });
  }

  /** The value under the key. Computed once if it is missing, even for concurrent callers; a failure is not cached. */
  async get<T extends object>(key: string, compute: () => Promise<T>): Promise<T> {
    return (await this.#values.fetch(key, { context: compute })) as T;
  }
}
