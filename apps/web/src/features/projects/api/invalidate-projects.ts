import type { QueryClient } from '@tanstack/react-query';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';

/** Called when projects changed: refetches them and the workspaces, which contain their titles and counts. */
export const invalidateProjects = (client: QueryClient, refetchType: 'active' | 'none' = 'active') =>
  invalidate(client, [queryRoots.projects, queryRoots.workspaces], refetchType);
