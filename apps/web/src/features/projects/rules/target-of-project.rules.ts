import type { ProjectAttributes, Target } from '@foreglow/contract';

/** The target of an action on a project, or on something in it. */
export const targetOfProject = (
  project: Pick<ProjectAttributes, 'slug' | 'workspace_slug' | 'collaborators_may_publish'>,
): Target => ({
  projectSlug: project.slug,
  workspaceSlug: project.workspace_slug,
  collaboratorsMayPublish: project.collaborators_may_publish,
});
