import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** Members of a project and everybody who added cards to it, with the id that filters take. */
export const peopleQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.projects, 'users', projectSlug, 'with-ids'],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /v1/projects/{id}/users', { params: { id: projectSlug }, signal });
      return data.map(({ id, attributes: { name, email } }) => ({ id, name, email }));
    },
  });
