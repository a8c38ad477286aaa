import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A page of the sites that cards of a project come from, limited to those whose name contains the search term. */
export const sourcesQuery = (projectSlug: string, search: string, page: number) =>
  queryOptions({
    queryKey: [queryRoots.coverage, projectSlug, 'sources', search, page],
    queryFn: async ({ signal }) => {
      const query = { 'filter[search]': search || undefined, 'page[number]': String(page) };
      const { data, meta } = await call('GET /v1/projects/{id}/sources', {
        params: { id: projectSlug },
        query,
        signal,
      });
      return { sources: data.map(({ attributes }) => attributes), meta };
    },
    placeholderData: keepPreviousData,
  });
