import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

export const projectQuery = (slug: string) =>
  queryOptions({
    queryKey: [queryRoots.projects, 'one', slug],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/projects/{id}', { params: { id: slug }, signal })).data.attributes,
  });
