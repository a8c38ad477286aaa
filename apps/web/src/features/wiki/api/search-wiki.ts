import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The places of the wiki that contain the words of a search. */
export const wikiSearchQuery = (search: string, language: string | undefined) =>
  queryOptions({
    queryKey: [queryRoots.wiki, 'search', search, language],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/wiki/search', { query: { 'filter[search]': search }, signal });
      return data.map(({ attributes }) => attributes);
    },
    placeholderData: keepPreviousData,
  });
