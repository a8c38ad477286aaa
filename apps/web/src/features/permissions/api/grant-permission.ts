import { isWorkspaceRole, type Role } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { type Place, refreshMembers } from './place.ts';

interface Grant {
  readonly userId: string;
  readonly role: Role;
}

const grant =
  (place: Place) =>
  async ({ userId, role }: Grant) => {
    const attributes = isWorkspaceRole(role)
      ? { user_id: userId, role, workspace_slug: place.workspaceSlug }
      : { user_id: userId, role, project_slug: place.projectSlug ?? '' };
    return (await call('POST /v1/permissions', { body: { data: { type: 'permissions', attributes } } })).meta;
  };

/** Gives somebody a role in a workspace or project, in place of the one they had. Returns what a lower one ended. */
export function useGrantPermission(place: Place) {
  const client = useQueryClient();
  return useMutation({ mutationFn: grant(place), onSuccess: () => refreshMembers(client) });
}
