import type { CardSource } from '#features/cards/rules/source.ts';
import { projectUsersQuery } from '#features/projects/api/list-project-users.ts';
import { projectTagsQuery } from '#features/tags/api/list-project-tags.ts';
import { workspaceTagsQuery } from '#features/tags/api/list-workspace-tags.ts';
import { workspaceUsersQuery } from '#features/workspaces/api/list-workspace-users.ts';

/** The tags of the cards of a project or workspace, most used first. */
export const sourceTagsQuery = ({ kind, slug }: CardSource) =>
  kind === 'project' ? projectTagsQuery(slug, 'cards') : workspaceTagsQuery(slug);

/** Members of a project or workspace, and everybody who added cards to it. */
export const sourceUsersQuery = ({ kind, slug }: CardSource) =>
  kind === 'project' ? projectUsersQuery(slug) : workspaceUsersQuery(slug);
