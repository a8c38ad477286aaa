import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Members of a project and everybody who added cards to it. */
export const projectUsersQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.projects, 'users', projectSlug] as QueryKey,
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/projects/{id}/users', { params: { id: projectSlug }, signal });
      return data.map(({ id, attributes }) => ({ id, ...attributes }));
    },
  });
