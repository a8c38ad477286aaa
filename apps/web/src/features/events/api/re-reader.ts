import type { Query, QueryClient } from '@tanstack/react-query';
import { meQuery } from '#features/auth/api/read-me.ts';
import { type QueryRoot, queryRoots } from '#lib/query/query-roots.ts';
import { readSince } from '#lib/query/reads.ts';

/** Changes often come in groups, so wait for the rest of the group. */
const gatherMs = 150;
/** The minimum time between two batches. */
const pauseMs = 1000;

/**
 * Refetches queries on the screen after they were reported outdated: in batches, one after the other. Queries that were
 * fetched since then are skipped, such as after the user's own changes. Queries that are not on the screen are fetched
 * when they are shown.
 */
export class ReReader {
  readonly #client: QueryClient;
  /** Roots, and when they were last reported outdated. */
  #outdated = new Map<QueryRoot, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading = false;
  #closed = false;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** `since`: the time of the change, on the clock of `performance`. */
  outdated(roots: readonly QueryRoot[], since: number): void {
    for (const root of roots) this.#outdated.set(root, Math.max(since, this.#outdated.get(root) ?? since));
    if (roots.length > 0 && !this.#reading) this.#readIn(gatherMs);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /**
   * Each refetch starts in a separate task: starting all of them in one task would block scrolling on a slow device.
   */
  async #readShown(isOutdated: (query: Query) => boolean): Promise<void> {
    const reads: Promise<void>[] = [];
    for (const { queryHash } of this.#client.getQueryCache().findAll({ type: 'active', predicate: isOutdated })) {
      reads.push(this.#client.refetchQueries({ type: 'active', predicate: (query) => query.queryHash === queryHash }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    await Promise.all(reads);
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
      return since !== undefined && readSince(query) < since;
    };
    // Permissions come first, because they decide what is requested. No component observes that query, so it is fetched
    // here.
    if (roots.has(queryRoots.me)) await this.#client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => undefined);
    await this.#client.invalidateQueries({ predicate: isOutdated, refetchType: 'none' });
    await this.#readShown(isOutdated);
    // A first fetch that was already running was not cancelled, and its response may be older than the event.
    await this.#readShown(isOutdated);
    this.#reading = false;
    if (this.#outdated.size > 0 && !this.#closed) this.#readIn(pauseMs);
  }
}
