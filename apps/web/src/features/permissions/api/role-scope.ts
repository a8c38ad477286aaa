import type { QueryClient } from '@tanstack/react-query';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';
import { meQuery } from '../../auth/index.ts';

/** What a role is held in: a workspace, or one of its projects. */
export interface RoleScope {
  readonly workspaceSlug: string;
  readonly projectSlug?: string | undefined;
}

/**
 * Roles changed: members are read anew, and so is what oneself may do. What one sees of workspaces and projects waits
 * for the next screen: whoever has left one would only find it missing here.
 */
export const refreshMembers = (client: QueryClient) =>
  Promise.all([
    // Invitations end with the role of the member who sent them.
    invalidate(client, [queryRoots.members, queryRoots.invitations]),
    // Which of them the user sees depends on their roles, and the counts on everybody's.
    invalidate(client, [queryRoots.workspaces, queryRoots.projects], 'none'),
    client.fetchQuery({ ...meQuery, staleTime: 0 }),
  ]);
