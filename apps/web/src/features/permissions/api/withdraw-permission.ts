import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { type Place, refreshMembers } from './place.ts';

const withdraw =
  ({ workspaceSlug, projectSlug }: Place) =>
  (userId: string) =>
    call('DELETE /v1/permissions', {
      body: {
        data: {
          type: 'permissions',
          attributes: projectSlug
            ? { user_id: userId, project_slug: projectSlug }
            : { user_id: userId, workspace_slug: workspaceSlug },
        },
      },
    });

/** Takes the role in a workspace or project from somebody, or from oneself. */
export function useWithdrawPermission(place: Place) {
  const client = useQueryClient();
  return useMutation({ mutationFn: withdraw(place), onSuccess: () => refreshMembers(client) });
}
