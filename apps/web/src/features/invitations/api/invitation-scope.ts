import { queryRoots } from '#lib/query/query-roots.ts';
/** The workspace or project that an invitation is for. */
export interface InvitationScope {
  readonly workspaceSlug: string;
  readonly projectSlug?: string | undefined;
}

/** The query key of all invitations. */
export const invitationKeys = [queryRoots.invitations] as const;
