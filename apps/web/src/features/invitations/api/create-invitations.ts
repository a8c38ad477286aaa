import { isWorkspaceRole, type Role } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type InvitationScope, invitationKeys } from './invitation-scope.ts';

interface Invite {
  readonly emails: readonly string[];
  readonly role: Role;
  /** Only returns the outcome for each address. */
  readonly dryRun?: boolean;
}

const createInvitations =
  ({ workspaceSlug, projectSlug = '' }: InvitationScope) =>
  async ({ emails, role, dryRun }: Invite) => {
    const invitations = emails.map((email) =>
      isWorkspaceRole(role) ? { email, role } : { email, role, project_slug: projectSlug },
    );
    const { data, meta } = await call('POST /v1/workspaces/{id}/invitations', {
      params: { id: workspaceSlug },
      query: dryRun ? { dry_run: 'true' } : {},
      body: { invitations },
    });
    return { made: data.map(({ attributes }) => attributes), outcomes: meta.outcomes };
  };

/** Invites people, or with `dryRun` only returns the outcome for each address. */
export function useCreateInvitations(scope: InvitationScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createInvitations(scope),
    onSuccess: (_, { dryRun }) => (dryRun ? undefined : client.invalidateQueries({ queryKey: invitationKeys })),
  });
}
