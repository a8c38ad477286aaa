import { actions, type ProjectRole, projectRoles, type WorkspaceRole, workspaceRoles } from './actions.ts';
import { can, type Permissions, type Target } from './can.ts';
import { permissionTable } from './table.ts';

export type Role = WorkspaceRole | ProjectRole;

/**
 * All roles, lowest first. A workspace role ranks above any role in one of its projects. It allows as much, except that
 * collaborators of the workspace may publish only where the workspace lets them.
 */
export const rolesByRank: readonly Role[] = [...[...projectRoles].reverse(), ...[...workspaceRoles].reverse()];

export const isWorkspaceRole = (role: Role): role is WorkspaceRole =>
  (workspaceRoles as readonly string[]).includes(role);

/** True when `role` ranks above `other`: of two roles in one place, it allows more. */
export const outranks = (role: Role, other: Role): boolean => rolesByRank.indexOf(role) > rolesByRank.indexOf(other);

/** Whether a role allows everything that another does, whatever the workspace lets collaborators do. */
const allowsAllOf = (role: Role, other: Role): boolean => {
  const allowing = actions.map((action): readonly Role[] => [
    ...permissionTable[action].workspace,
    ...permissionTable[action].project,
  ]);
  return allowing.every((roles) => roles.includes(role) || !roles.includes(other));
};

/**
 * Whether the holder of `permissions` may give or withdraw `role`, or invite to it. For a workspace role the holder
 * must be allowed to update the workspace, for a project role to update the project. Nobody can grant a role that is
 * higher than theirs or allows what theirs does not: collaborators of a workspace, who add people to projects, cannot
 * make anybody a publisher there, not even themselves. `target` names the workspace, and the project for project roles.
 */
export function mayGrant(permissions: Permissions, role: Role, target: Target): boolean {
  const action = isWorkspaceRole(role) ? 'workspace.update' : 'project.update';
  if (!can(permissions, action, target)) return false;
  if (permissions.is_global_admin) return true;
  const held = permissions.workspaces.find(({ slug }) => slug === target.workspaceSlug)?.role;
  return held !== undefined && !outranks(role, held) && allowsAllOf(held, role);
}

/** The roles of a scope that may be granted, highest first. */
export function grantableRoles(permissions: Permissions, scope: 'workspace' | 'project', target: Target): Role[] {
  const roles: readonly Role[] = scope === 'workspace' ? workspaceRoles : projectRoles;
  return roles.filter((role) => mayGrant(permissions, role, target));
}
