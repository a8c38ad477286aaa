import { queryRoots } from '../../../lib/query/index.ts';
/** What one invites to: a workspace, or one of its projects. */
export interface InvitationScope {
  readonly workspaceSlug: string;
  readonly projectSlug?: string | undefined;
}

/** Everything that is kept of invitations. */
export const invitationKeys = [queryRoots.invitations] as const;
