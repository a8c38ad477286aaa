import type { Action, ProjectRole, WorkspaceRole } from './actions.ts';
import { permissionTable } from './table.ts';

/** The permissions of a user, as in `GET /v1/me`. */
export interface Permissions {
  readonly is_global_admin: boolean;
  readonly workspaces: readonly { readonly slug: string; readonly role: WorkspaceRole }[];
  readonly projects: readonly { readonly slug: string; readonly role: ProjectRole }[];
}

/** The target of an action: the slugs of the workspace and project that it belongs to, as far as they are known. */
export interface Target {
  readonly workspaceSlug?: string | undefined;
  readonly projectSlug?: string | undefined;
  /** Whether the workspace lets collaborators publish. Where it is not known, it does not. */
  readonly collaboratorsMayPublish?: boolean | undefined;
}

export const noPermissions: Permissions = { is_global_admin: false, workspaces: [], projects: [] };

/** Whether the holder of `permissions` may do `action` on `target`. Pure; used by the API and the web. */
export function can(permissions: Permissions, action: Action, target: Target = {}): boolean {
  const rule = permissionTable[action];
  if (rule.needsWorkspace && !target.workspaceSlug) return false;
  if (permissions.is_global_admin) return true;
  const rules = rule.opened && target.collaboratorsMayPublish ? [rule, rule.opened] : [rule];
  return rules.some(
    ({ workspace, project }) =>
      permissions.workspaces.some(({ slug, role }) => slug === target.workspaceSlug && workspace.includes(role)) ||
      permissions.projects.some(({ slug, role }) => slug === target.projectSlug && project.includes(role)),
  );
}

/** True for a global administrator and for any admin, creator or collaborator role. */
export function canEditAnywhere(permissions: Permissions): boolean {
  return (
    permissions.is_global_admin ||
    permissions.workspaces.length > 0 ||
    permissions.projects.some(({ role }) => role !== 'project_viewer')
  );
}
