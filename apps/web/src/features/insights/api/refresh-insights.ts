import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '../../../lib/query/index.ts';
import { insightKeys } from './keys.ts';

/** Called when insights changed: everything that shows them or counts them is read again where it is on the screen. */
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
