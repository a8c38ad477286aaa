import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Members of a workspace, and everybody who added cards to it. */
export const workspaceUsersQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.workspaces, 'users', slug] as QueryKey,
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/workspaces/{id}/users', { params: { id: slug }, signal });
      return data.map(({ id, attributes }) => ({ id, ...attributes }));
    },
  });
