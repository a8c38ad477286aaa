import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Called when tags changed: cards and counts contain them, and are refetched if they are on the screen. */
export function refreshTags(client: QueryClient): Promise<void> {
  return invalidate(client, [queryRoots.tags, queryRoots.cards, queryRoots.projects, queryRoots.workspaces]);
}
