import type { InvitationAttributes } from '@foreglow/contract';

/** The screen after joining: the project or workspace of the invitation. */
export const landing = ({ project, workspace }: Pick<InvitationAttributes, 'project' | 'workspace'>) =>
  project
    ? ({ to: '/projects/$projectSlug', params: { projectSlug: project.slug }, replace: true } as const)
    : ({ to: '/w/$workspaceSlug', params: { workspaceSlug: workspace.slug }, replace: true } as const);
