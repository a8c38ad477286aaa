import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../../auth/index.ts';

/** What a role is held in: a workspace, or one of its projects. */
export interface Place {
  readonly workspaceSlug: string;
  readonly projectSlug?: string | undefined;
}

/**
 * Roles changed: members are read anew, and so is what oneself may do. What one sees of workspaces and projects waits
 * for the next screen: whoever has left one would only find it missing here.
 */
export const refreshMembers = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['workspaces'], refetchType: 'none' }),
    client.invalidateQueries({ queryKey: ['projects'], refetchType: 'none' }),
    client.invalidateQueries({ queryKey: ['members'] }),
    // Some end with the role of whoever made them.
    client.invalidateQueries({ queryKey: ['invitations'] }),
    // Which of them one sees depends on one's roles, and their counts on everybody's.
    client.invalidateQueries({ queryKey: ['workspaces'], refetchType: 'none' }),
    client.invalidateQueries({ queryKey: ['projects'], refetchType: 'none' }),
    client.fetchQuery({ ...meQuery, staleTime: 0 }),
  ]);
