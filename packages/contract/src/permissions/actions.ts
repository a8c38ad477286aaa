import { type KindWith, kinds, kindsWith } from '../kinds/kinds.ts';

export const workspaceRoles = ['workspace_admin', 'workspace_creator', 'workspace_collaborator'] as const;
export const projectRoles = ['project_admin', 'project_creator', 'project_collaborator', 'project_viewer'] as const;
export type WorkspaceRole = (typeof workspaceRoles)[number];
export type ProjectRole = (typeof projectRoles)[number];

const placeActions = [
  'workspace.view',
  'workspace.create',
  'workspace.update',
  'workspace.delete',
  'project.create',
  'project.view',
  'project.write',
  'project.update',
  'project.delete',
  'project.publish',
] as const;

const contentVerbs = ['view', 'create', 'edit', 'update', 'delete'] as const;

/** What can be done to contents that go to the trash. Tags belong to their project, and are changed by its writers. */
export type ContentAction = `${(typeof kinds)[KindWith<'trashable'>]['singular']}.${(typeof contentVerbs)[number]}`;

export const contentActions: readonly ContentAction[] = kindsWith('trashable').flatMap((kind) =>
  contentVerbs.map((verb): ContentAction => `${kinds[kind].singular}.${verb}`),
);

/**
 * Actions are named scope.verb (§6 of the specification). `project.publish` is added to it: making contents of a project
 * readable without signing in.
 */
export type Action = (typeof placeActions)[number] | ContentAction;
export const actions: readonly Action[] = [...placeActions, ...contentActions];
