import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';

/** Members of a project and whoever added cards to it. */
export const projectUsersQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: ['projects', 'users', projectSlug],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/projects/{id}/users', { params: { id: projectSlug }, signal });
      return data.map(({ attributes }) => attributes);
    },
  });
