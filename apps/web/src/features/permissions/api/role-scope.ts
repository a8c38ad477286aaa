import type { QueryClient } from '@tanstack/react-query';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';
import { meQuery } from '../../auth/index.ts';

/** The scope of a role: a workspace, or one of its projects. */
export interface RoleScope {
  readonly workspaceSlug: string;
  readonly projectSlug?: string | undefined;
}

/**
 * Called when roles changed: members and the user's own permissions are read again. Workspaces and projects wait
 * for the next screen: after leaving one, reading it here would only report it missing.
 */
export const refreshMembers = (client: QueryClient) =>
  Promise.all([
    // Invitations end with the role of the member who sent them.
    invalidate(client, [queryRoots.members, queryRoots.invitations]),
    // Which of them the user sees depends on their roles, and the counts on everybody's.
    invalidate(client, [queryRoots.workspaces, queryRoots.projects], 'none'),
    client.fetchQuery({ ...meQuery, staleTime: 0 }),
  ]);
