import type { Role } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type InvitationScope, invitationKeys } from './invitation-scope.ts';

/** A role that a join link may grant. */
export type LinkRole = Exclude<Role, 'workspace_admin' | 'project_admin'>;

const createLink =
  ({ workspaceSlug, projectSlug = '' }: InvitationScope) =>
  async (role: LinkRole) =>
    (
      await call('POST /v1/workspaces/{id}/global-invitation', {
        params: { id: workspaceSlug },
        body:
          role === 'workspace_creator' || role === 'workspace_collaborator'
            ? { role }
            : { role, project_slug: projectSlug },
      })
    ).data.attributes;

/** Creates the join link. The previous link stops working. */
export function useCreateLink(scope: InvitationScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createLink(scope),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationKeys }),
  });
}
