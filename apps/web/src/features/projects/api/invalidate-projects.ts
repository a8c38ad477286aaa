import type { QueryClient } from '@tanstack/react-query';

/** Projects changed: they are read anew, and so are workspaces, which carry their titles and counts. */
export const invalidateProjects = (client: QueryClient, refetchType: 'active' | 'none' = 'active') =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['projects'], refetchType }),
    client.invalidateQueries({ queryKey: ['workspaces'], refetchType }),
  ]);
