import type { Invitation } from './invitation.ts';

/** An invitation as a resource object. `link` and `hasAccount` only where the answer is about one link. */
export const presentInvitation = (
  invitation: Invitation,
  { link = null, hasAccount = null }: { link?: string | null; hasAccount?: boolean | null } = {},
) => ({
  type: 'invitations' as const,
  id: invitation.slug,
  attributes: {
    email: invitation.email,
    role: invitation.role,
    scope: invitation.place.project ? ('project' as const) : ('workspace' as const),
    state: invitation.state,
    workspace: { slug: invitation.place.workspaceSlug, title: invitation.workspaceTitle },
    project:
      invitation.place.project && invitation.projectTitle !== null
        ? { slug: invitation.place.project.slug, title: invitation.projectTitle }
        : null,
    inviter: { name: invitation.inviterName },
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    link,
    has_account: hasAccount,
  },
});
