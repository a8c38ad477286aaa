import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Called when projects changed: refetches them and the workspaces, which contain their titles and counts. */
export const invalidateProjects = (client: QueryClient, refetchType: 'active' | 'none' = 'active') =>
  invalidate(client, [queryRoots.projects, queryRoots.workspaces], refetchType);
