import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '#lib/query/query-roots.ts';
import { insightKeys } from './keys.ts';

/** Called when insights changed: everything on the screen that shows or counts them is refetched. */
export function refreshInsights(client: QueryClient): Promise<unknown> {
  const keys = [
    insightKeys.all,
    [queryRoots.trends],
    [queryRoots.conclusions],
    [queryRoots.tags],
    [queryRoots.projects],
    [queryRoots.cards, 'list'],
    [queryRoots.trash],
  ] as const;
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
