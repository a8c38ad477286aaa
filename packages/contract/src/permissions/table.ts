import {
  type Action,
  type ContentAction,
  contentActions,
  type ProjectRole,
  projectRoles,
  type WorkspaceRole,
  workspaceRoles,
} from './actions.ts';

interface AllowedRoles {
  /** Roles in the workspace of the object that are allowed. */
  readonly workspace: readonly WorkspaceRole[];
  /** Roles in the project of the object that are allowed. */
  readonly project: readonly ProjectRole[];
}

/** One row of the permission table. A global administrator may do everything a row describes. */
export interface Rule extends AllowedRoles {
  /** Roles that are allowed as well where the workspace lets collaborators publish. */
  readonly opened?: AllowedRoles;
  /** The workspace must be known: without it nobody is allowed, a global administrator included. */
  readonly needsWorkspace?: true;
}

const writers = projectRoles.filter((role) => role !== 'project_viewer');
const globalAdminOnly: Rule = { workspace: [], project: [] };
const workspaceMembers: Rule = { workspace: workspaceRoles, project: [] };
const readers: Rule = { workspace: workspaceRoles, project: projectRoles };
const editors: Rule = { workspace: workspaceRoles, project: writers };
const workspaceMembersOfKnownWorkspace: Rule = { workspace: workspaceRoles, project: [], needsWorkspace: true };

/** Contents are read by everybody in the project, and changed by its writers. */
const ofContents = Object.fromEntries(
  contentActions.map((action) => [action, action.endsWith('.view') ? readers : editors]),
) as Record<ContentAction, Rule>;

/** Those who answer for what is public, and collaborators where the workspace lets them. */
const publishers: Rule = {
  workspace: ['workspace_admin', 'workspace_creator'],
  project: ['project_admin', 'project_creator'],
  opened: { workspace: ['workspace_collaborator'], project: ['project_collaborator'] },
};

/** The table of §6 of the specification, and the right to publish beside it. */
export const permissionTable: Readonly<Record<Action, Rule>> = {
  'workspace.view': workspaceMembers,
  'workspace.create': globalAdminOnly,
  'workspace.update': { workspace: ['workspace_admin', 'workspace_creator'], project: [] },
  'workspace.delete': globalAdminOnly,
  'project.create': workspaceMembers,
  'project.view': readers,
  'project.write': editors,
  'project.update': workspaceMembersOfKnownWorkspace,
  'project.delete': workspaceMembersOfKnownWorkspace,
  'project.publish': publishers,
  ...ofContents,
};
