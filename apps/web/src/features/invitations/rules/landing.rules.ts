import type { InvitationAttributes } from '@foreglow/contract';

/** Where one lands after joining: in the project, or the workspace, an invitation was for. */
export const landing = ({ project, workspace }: Pick<InvitationAttributes, 'project' | 'workspace'>) =>
  project
    ? ({ to: '/projects/$projectSlug/cards', params: { projectSlug: project.slug }, replace: true } as const)
    : ({ to: '/w/$workspaceSlug', params: { workspaceSlug: workspace.slug }, replace: true } as const);
