import type { Team } from '@foreglow/contract';
import { shownAs } from '../users/team.rules.ts';
import type { Invitation } from './invitation.ts';

/** An invitation as a resource object. `link` and `hasAccount` are set only in answers about a single link. */
export const presentInvitation = (
  invitation: Invitation,
  { link = null, hasAccount = null }: { link?: string | null; hasAccount?: boolean | null } = {},
) => ({
  type: 'invitations' as const,
  id: invitation.slug,
  attributes: {
    email: invitation.email,
    role: invitation.role,
    scope: invitation.scope.project ? ('project' as const) : ('workspace' as const),
    state: invitation.state,
    workspace: { slug: invitation.scope.workspaceSlug, title: invitation.workspaceTitle },
    project:
      invitation.scope.project && invitation.projectTitle !== null
        ? { slug: invitation.scope.project.slug, title: invitation.projectTitle }
        : null,
    inviter: { name: invitation.inviter.name },
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
    link,
    has_account: hasAccount,
  },
});

/** An invitation as shown to invited people. Members of the team are shown as the team. */
export const asInvited = (invitation: Invitation, team: Team | null): Invitation => ({
  ...invitation,
  inviter: shownAs(invitation.inviter, team),
});
