import type { Action, Target } from '@foreglow/contract';

/** The scope of a role: a workspace, or a project of it. */
export interface RoleScope {
  readonly workspaceId: number;
  readonly workspaceSlug: string;
  readonly project: { readonly id: number; readonly slug: string } | undefined;
}

export const targetOfScope = (scope: RoleScope): Target => ({
  workspaceSlug: scope.workspaceSlug,
  projectSlug: scope.project?.slug,
});

/** The actions that allow a person to manage roles and invitations. */
export type Managing = Action & ('workspace.update' | 'project.update');

/** The action that allows a person to manage the roles and invitations of a scope. */
export const managing = (scope: RoleScope): Managing => (scope.project ? 'project.update' : 'workspace.update');
