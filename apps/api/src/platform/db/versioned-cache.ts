import { LRUCache } from 'lru-cache';

type Compute = () => Promise<object>;

/**
 * Keeps figures that were computed from data with a version number. A change of the data gives it a new version and
 * so a new key, which is why nothing here is ever out of date and nothing has to be sent to other processes.
 */
export class VersionedCache {
  readonly #values: LRUCache<string, object, Compute>;

  constructor(entries: number) {
    this.#values = new LRUCache({ max: entries, fetchMethod: (_key, _before, { context: compute }) => compute() });
  }

  /** The value under the key. Computed once when it is not there, however many ask for it meanwhile; a failure is not kept. */
  async get<T extends object>(key: string, compute: () => Promise<T>): Promise<T> {
    return (await this.#values.fetch(key, { context: compute })) as T;
  }

  /** Keeps a value that was computed with something else. */
  set(key: string, value: object): void {
    this.#values.set(key, value);
  }

  /** The value under the key; undefined when it is not there. */
  peek<T extends object>(key: string): T | undefined {
    return this.#values.get(key) as T | undefined;
  }
}
