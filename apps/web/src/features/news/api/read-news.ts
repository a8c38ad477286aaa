import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The user's projects in which something is new or waits. */
export const newsQuery = queryOptions({
  queryKey: [queryRoots.news, 'all'],
  queryFn: async ({ signal }) => (await call('GET /v1/news', { signal })).data.attributes.projects,
});
