import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Groups of nearly identical tags, the most used of each first. */
export const tagSuggestionsQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.tags, projectSlug, 'suggestions'],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/projects/{id}/tag-suggestions', { params: { id: projectSlug }, signal });
      return data.map(({ id, attributes }) => ({ id, tags: attributes.tags }));
    },
  });
