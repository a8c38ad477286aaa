import type { QueryClient } from '@tanstack/react-query';
import { queryRoots } from '#lib/query/query-roots.ts';
import { radarKeys } from './keys.ts';

/**
 * Called when radars were added or removed: the radars, their count and the trash are refetched if they are on the
 * screen.
 */
export function refreshRadars(client: QueryClient, projectSlug: string): Promise<unknown> {
  const keys = [radarKeys.project(projectSlug), [queryRoots.projects], [queryRoots.trash]] as const;
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
