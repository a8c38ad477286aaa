import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type RoleScope, refreshMembers } from './role-scope.ts';

const withdraw =
  ({ workspaceSlug, projectSlug }: RoleScope) =>
  async (userId: string) => {
    const attributes = projectSlug
      ? { user_id: userId, project_slug: projectSlug }
      : { user_id: userId, workspace_slug: workspaceSlug };
    return (await call('DELETE /v1/permissions', { body: { data: { type: 'permissions', attributes } } })).meta;
  };

/** Removes a role in a workspace or project, possibly the user's own. Returns what ended with it. */
export function useWithdrawPermission(scope: RoleScope) {
  const client = useQueryClient();
  return useMutation({ mutationFn: withdraw(scope), onSuccess: () => refreshMembers(client) });
}
