import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Called when cards changed: reloads the lists, counts, tags and people that are on the screen. */
export function refreshCards(client: QueryClient): Promise<void> {
  return invalidate(client, [queryRoots.cards, queryRoots.tags, queryRoots.projects, queryRoots.workspaces]);
}
