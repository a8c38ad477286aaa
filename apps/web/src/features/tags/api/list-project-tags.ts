import type { Taxonomy } from '@foreglow/contract';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The tags of a project, each with its number of uses, most used first. */
export const allProjectTagsQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.tags, projectSlug] as QueryKey,
    queryFn: async ({ signal }) => {
      const route = 'GET /v1/projects/{id}/tags-from-all-taxonomies';
      const { data } = await call(route, { params: { id: projectSlug }, signal });
      return data.map(({ attributes }) => attributes);
    },
  });

/** The tags of one taxonomy. */
export const projectTagsQuery = (projectSlug: string, of: Taxonomy) =>
  queryOptions({
    ...allProjectTagsQuery(projectSlug),
    select: (tags) => tags.filter(({ taxonomy }) => taxonomy === of),
  });
