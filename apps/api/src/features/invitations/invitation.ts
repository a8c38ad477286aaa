import type { InvitationState, Role } from '@foreglow/contract';
import type { RoleScope } from '../permissions/role-scope.ts';
import type { Shown } from '../users/team.rules.ts';

/** An invitation as it is stored, with the names of its scope and its inviter. */
export interface Invitation {
  readonly id: number;
  readonly slug: string;
  readonly scope: RoleScope;
  readonly workspaceTitle: string;
  readonly projectTitle: string | null;
  /** Null for an invite link. */
  readonly email: string | null;
  readonly role: Role;
  readonly locale: string;
  readonly inviter: Shown;
  readonly state: InvitationState;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}
