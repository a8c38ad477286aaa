import type { QueryClient } from '@tanstack/react-query';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';

/** Called when tags changed: cards and counts contain them, and are refetched if they are on the screen. */
export function refreshTags(client: QueryClient): Promise<void> {
  return invalidate(client, [queryRoots.tags, queryRoots.cards, queryRoots.projects, queryRoots.workspaces]);
}
