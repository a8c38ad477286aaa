import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Where a project stands for the user: its question and radar, what is new, what waits. */
export const overviewQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.news, 'overview', projectSlug],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/projects/{id}/overview', { params: { id: projectSlug }, signal })).data.attributes,
  });
