import { isWorkspaceRole, type Role } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { type RoleScope, refreshMembers } from './role-scope.ts';

interface Grant {
  readonly userId: string;
  readonly role: Role;
}

const grant =
  (scope: RoleScope) =>
  async ({ userId, role }: Grant) => {
    const attributes = isWorkspaceRole(role)
      ? { user_id: userId, role, workspace_slug: scope.workspaceSlug }
      : { user_id: userId, role, project_slug: scope.projectSlug ?? '' };
    return (await call('POST /v1/permissions', { body: { data: { type: 'permissions', attributes } } })).meta;
  };

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
  });
}
