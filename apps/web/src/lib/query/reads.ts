import type { Query, QueryClient } from '@tanstack/react-query';
import { earlySince } from '../http/left-early.ts';

const started = new WeakMap<Query, number>();

/** Starts to record when each query begins to be fetched. */
export function noteReads(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    started.set(event.query, earlySince() ?? performance.now());
  });
}

/** When a query last began to be fetched, on the clock of `performance`; minus infinity if it never was. */
export const readSince = (query: Query): number => started.get(query) ?? Number.NEGATIVE_INFINITY;
