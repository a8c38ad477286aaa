import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '#features/auth/api/read-me.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The scope of a role: a workspace, or one of its projects. */
export interface RoleScope {
  readonly workspaceSlug: string;
  readonly projectSlug?: string | undefined;
}

/**
 * Called when roles changed: members and the user's own permissions are refetched. Workspaces and projects are
 * refetched on the next screen: after the user has left one, refetching it here would only report it as missing.
 */
export const refreshMembers = (client: QueryClient) =>
  Promise.all([
    // Invitations end when the member who sent them loses the role for it.
    invalidate(client, [queryRoots.members, queryRoots.invitations]),
    // The user's roles decide which of them are visible, and everybody's roles affect the counts.
    invalidate(client, [queryRoots.workspaces, queryRoots.projects], 'none'),
    client.fetchQuery({ ...meQuery, staleTime: 0 }),
  ]);
