import type { EndedCounts, Role } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import type { Authorized } from './actor.ts';
import type { RoleScope } from './role-scope.ts';

/** The facts about a user that the service needs. */
interface Subject {
  readonly id: number;
}

/** A change of a person's role in a project. */
interface RoleChange {
  readonly kind: 'member_added' | 'member_joined' | 'member_role_changed' | 'member_removed' | 'member_left';
  readonly subjects?: readonly { readonly slug: string; readonly title: null }[];
  readonly role?: Role;
  /** The person, if they join themselves: before, they may have no account. */
  readonly userId?: number;
}

/** The tools for work that changes roles. */
export interface RoleWriting {
  readonly transaction: DbTransaction;
  /** Records a change in a project. */
  record(projectId: number, change: RoleChange): void;
}

/** A change of the members of a project. Roles in its workspace are locked during the change. */
interface MembersChange {
  /** Undefined if each change names its person. */
  readonly by: { readonly userId: number } | undefined;
  readonly workspaces: readonly number[];
  readonly projects: readonly Authorized<{ readonly id: number }>[];
}

/** Writes the members of projects: what roles need of `ProjectWriter`. */
export interface MembersWriter {
  write<T>(change: MembersChange, work: (writing: RoleWriting) => Promise<T>): Promise<T>;
}

/** A role that a person no longer has. */
export interface EndedRole {
  readonly scope: RoleScope;
  readonly userId: number;
  /** Their new, lower role; undefined when they are removed. */
  readonly role: Role | undefined;
  /** Whether they leave by choice. */
  readonly leaves: boolean;
}

/** Dependencies of roles on features above this one. */
export interface RoleEffects {
  readonly findUser: (db: Db, slug: string) => Promise<Subject | undefined>;
  /** Ends the invitations that the role made or gave, in the same transaction, before the role is removed. */
  readonly endInvitations: (transaction: DbTransaction, ended: EndedRole) => Promise<EndedCounts>;
}
