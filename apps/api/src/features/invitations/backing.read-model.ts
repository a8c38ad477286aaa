import { mayGrant, type Role, rolesByRank, type WorkspaceRole, workspaceRoles } from '@foreglow/contract';
import { sql } from 'kysely';

/**
 * The roles to which a person with a role in a workspace may invite, there and in its projects; none without a role.
 */
export function grantableWith(held: WorkspaceRole | undefined): Role[] {
  const workspaces = held === undefined ? [] : [{ slug: 'w', role: held }];
  const permissions = { is_global_admin: false, workspaces, projects: [] };
  return rolesByRank.filter((role) => mayGrant(permissions, role, { workspaceSlug: 'w', projectSlug: 'p' }));
}

const pairs = workspaceRoles.flatMap((held) => grantableWith(held).map((role) => `${held} ${role}`));

/**
 * Whether a person (u) may make an invitation (i) by their role in the workspace: `mayGrant` of the contract, in SQL.
 */
export const isBackedByRole = sql`exists (select 1 from workspace_members b
  where b.workspace_id = i.workspace_id and b.user_id = u.id and b.role || ' ' || i.role = any(${pairs}::text[]))`;

/** Whether the inviter (u) of an invitation (i) may still make it. Otherwise it counts as revoked. */
export const isBacked = sql`(u.disabled_at is null and u.deleted_at is null and (u.is_global_admin or ${isBackedByRole}))`;
