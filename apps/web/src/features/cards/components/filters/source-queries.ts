import { projectUsersQuery } from '../../../projects/index.ts';
import { projectTagsQuery, workspaceTagsQuery } from '../../../tags/index.ts';
import { workspaceUsersQuery } from '../../../workspaces/index.ts';
import type { CardSource } from '../../rules/source.ts';

/** The tags of the cards of a project or workspace, most used first. */
export const sourceTagsQuery = ({ kind, slug }: CardSource) =>
  kind === 'project' ? projectTagsQuery(slug, 'cards') : workspaceTagsQuery(slug);

/** Members of a project or workspace, and everybody who added cards to it. */
export const sourceUsersQuery = ({ kind, slug }: CardSource) =>
  kind === 'project' ? projectUsersQuery(slug) : workspaceUsersQuery(slug);
