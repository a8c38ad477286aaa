import type { Taxonomy } from '@foreglow/contract';
import { projectTagsQuery, workspaceTagsQuery } from '../../../tags/index.ts';
import type { CardSource } from '../../rules/source.ts';

/** The tags of one taxonomy of a project, or those of the cards of a workspace, most used first. */
export const sourceTagsQuery = ({ kind, slug }: CardSource, taxonomy: Taxonomy = 'cards') =>
  kind === 'project' ? projectTagsQuery(slug, taxonomy) : workspaceTagsQuery(slug);
