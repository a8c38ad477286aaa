import type { QueryClient } from '@tanstack/react-query';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';

/** Projects changed: they are read anew, and so are workspaces, which carry their titles and counts. */
export const invalidateProjects = (client: QueryClient, refetchType: 'active' | 'none' = 'active') =>
  invalidate(client, [queryRoots.projects, queryRoots.workspaces], refetchType);
