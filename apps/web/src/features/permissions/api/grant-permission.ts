import { isWorkspaceRole, type Role } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { type RoleScope, refreshMembers } from './role-scope.ts';

interface Grant {
  readonly userId: string;
  readonly role: Role;
  /** The role that is replaced. If the person has lost it, they are not added again. */
  readonly previous: Role;
}

const grant =
  (scope: RoleScope) =>
  async ({ userId, role, previous }: Grant) => {
    const attributes = isWorkspaceRole(role)
      ? { user_id: userId, role, based_on: workspaceRoleOf(previous), workspace_slug: scope.workspaceSlug }
      : { user_id: userId, role, based_on: projectRoleOf(previous), project_slug: scope.projectSlug ?? '' };
    return (await call('POST /v1/permissions', { body: { data: { type: 'permissions', attributes } } })).meta;
  };

const workspaceRoleOf = (role: Role) => (isWorkspaceRole(role) ? role : undefined);
const projectRoleOf = (role: Role) => (isWorkspaceRole(role) ? undefined : role);

/**
 * Gives a user a role in a workspace or project, replacing their previous one. Returns what ended because of a lower
 * role.
 */
export function useGrantPermission(scope: RoleScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: grant(scope),
    // Choices made in quick succession are saved one after the other, so that the last one takes effect.
    scope: { id: 'roles' },
    onSuccess: () => refreshMembers(client),
    onError: () => invalidate(client, [queryRoots.members]),
  });
}
