import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** A page of the wiki in the user's language. */
export const wikiPageQuery = (slug: string, language: string | undefined) =>
  queryOptions({
    queryKey: [queryRoots.wiki, 'page', slug, language],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/wiki/pages/{id}', { params: { id: slug }, signal })).data.attributes,
  });
