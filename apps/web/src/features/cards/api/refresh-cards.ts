import type { QueryClient } from '@tanstack/react-query';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';

/** Called when cards changed: lists, counts, tags and people are read again where they are on the screen. */
export function refreshCards(client: QueryClient): Promise<void> {
  return invalidate(client, [queryRoots.cards, queryRoots.tags, queryRoots.projects, queryRoots.workspaces]);
}
