export const workspaceRoles = ['workspace_admin', 'workspace_creator', 'workspace_collaborator'] as const;
export const projectRoles = ['project_admin', 'project_creator', 'project_collaborator', 'project_viewer'] as const;
export type WorkspaceRole = (typeof workspaceRoles)[number];
export type ProjectRole = (typeof projectRoles)[number];

/** Actions are named scope.verb (§6 of the specification). */
export const actions = [
  'workspace.view',
  'workspace.create',
  'workspace.update',
  'workspace.delete',
  'project.create',
  'project.view',
  'project.write',
  'project.update',
  'project.delete',
  'card.view',
  'card.create',
  'card.edit',
  'card.update',
  'card.delete',
  'insight.view',
  'insight.create',
  'insight.edit',
  'insight.update',
  'insight.delete',
  'trend.view',
  'trend.create',
  'trend.edit',
  'trend.update',
  'trend.delete',
] as const;
export type Action = (typeof actions)[number];
