import { queryRoots } from '../../../lib/query/index.ts';
/** What an invitation is to: a workspace, or one of its projects. */
export interface InvitationScope {
  readonly workspaceSlug: string;
  readonly projectSlug?: string | undefined;
}

/** The query key of all invitations. */
export const invitationKeys = [queryRoots.invitations] as const;
