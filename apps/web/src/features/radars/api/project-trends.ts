import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** The trends of a project that blips can be made from: the first hundred, in the order of their horizons. */
export const projectTrendsQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.trends, projectSlug, 'for-radars'] as const,
    queryFn: async ({ signal }) => {
      const query = { sort: 'horizon', 'page[size]': '100' } as const;
      const { data } = await call('GET /v1/projects/{id}/trends', { params: { id: projectSlug }, query, signal });
      return data.map(({ attributes }) => attributes);
    },
  });
