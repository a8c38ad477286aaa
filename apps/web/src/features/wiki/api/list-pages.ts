import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

const askAgainMs = 20_000;

/** All pages of the wiki in the user's language. If some cannot be read, the list is fetched again. */
export const wikiPagesQuery = (language: string | undefined) =>
  queryOptions({
    queryKey: [queryRoots.wiki, 'pages', language],
    queryFn: async ({ signal }) => {
      const { data, meta } = await call('GET /v1/wiki/pages', { signal });
      return { pages: data.map(({ attributes }) => attributes), complete: meta.complete };
    },
    refetchInterval: ({ state }) => (state.data?.complete === false ? askAgainMs : false),
  });
