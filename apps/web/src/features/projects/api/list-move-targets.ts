import { limits } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The workspaces that the user can see, ordered by title: possible targets for a project. */
export const moveTargetsQuery = queryOptions({
  queryKey: [queryRoots.workspaces, 'move-targets'],
  queryFn: async ({ signal }) => {
    const { data } = await call('GET /v1/workspaces', {
      query: { sort: 'title', 'page[size]': `${limits.maxPageSize}` },
      signal,
    });
    return data.map(({ attributes: { slug, title } }) => ({ slug, title }));
  },
});
