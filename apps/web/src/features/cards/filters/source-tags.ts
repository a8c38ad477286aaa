import { projectTagsQuery, workspaceTagsQuery } from '../../tags/index.ts';
import type { CardSource } from '../source.ts';

/** The tags of the cards of a source, most used first. */
export const sourceTagsQuery = ({ kind, slug }: CardSource) =>
  kind === 'project' ? projectTagsQuery(slug) : workspaceTagsQuery(slug);
