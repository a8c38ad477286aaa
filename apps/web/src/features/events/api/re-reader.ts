import type { Query, QueryClient } from '@tanstack/react-query';
import { type QueryRoot, queryRoots } from '../../../lib/query/index.ts';
import { meQuery } from '../../auth/index.ts';

/** Changes seldom come alone. */
const gatherMs = 150;
/** The least time between two readings, however much happens. */
const pauseMs = 1000;

/**
 * Reads what is on the screen again, once it is said to be outdated: gathered, one reading after the other, and not
 * what was asked for since, such as after one's own changes. What is not on the screen is read when it is shown.
 */
export class ReReader {
  readonly #client: QueryClient;
  /** When a reading began, of those that began since this one listens. */
  readonly #begun = new WeakMap<Query, number>();
  readonly #unsubscribe: () => void;
  /** Roots, and when they were last said to be outdated. */
  #outdated = new Map<QueryRoot, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading = false;
  #closed = false;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') this.#begun.set(event.query, performance.now());
    });
  }

  outdated(roots: readonly QueryRoot[]): void {
    const now = performance.now();
    for (const root of roots) this.#outdated.set(root, now);
    if (roots.length > 0 && !this.#reading) this.#readIn(gatherMs);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#unsubscribe();
  }

  #readIn(ms: number): void {
    this.#timer ??= setTimeout(() => void this.#read(), ms);
  }

  async #read(): Promise<void> {
    this.#timer = undefined;
    this.#reading = true;
    const roots = this.#outdated;
    this.#outdated = new Map();
    const isOutdated = (query: Query) => {
      const since = roots.get(query.queryKey[0]);
      return since !== undefined && (this.#begun.get(query) ?? Number.NEGATIVE_INFINITY) < since;
    };
    // What one may do comes first: it decides what is asked for. Nobody follows it as a query that could be read again.
    if (roots.has(queryRoots.me)) await this.#client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
    await this.#client.invalidateQueries({ predicate: isOutdated });
    // What was on its way for the first time was let come, and may be from before.
    await this.#client.invalidateQueries({ predicate: (query) => query.isActive() && isOutdated(query) });
    this.#reading = false;
    if (this.#outdated.size > 0 && !this.#closed) this.#readIn(pauseMs);
  }
}
