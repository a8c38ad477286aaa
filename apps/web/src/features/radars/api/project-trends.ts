import { limits, type TrendAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/**
 * The trends of a project from which blips can be made, in the order of their horizons; at most as many as a radar can
 * hold.
 */
export const projectTrendsQuery = (projectSlug: string) =>
  queryOptions({
    queryKey: [queryRoots.trends, projectSlug, 'for-radars'] as const,
    queryFn: async ({ signal }) => {
      const trends: TrendAttributes[] = [];
      for (let page = 1, pages = 1; page <= pages && trends.length < limits.radarBlips; page += 1) {
        const query = { sort: 'horizon', 'page[number]': `${page}`, 'page[size]': `${limits.maxPageSize}` } as const;
        const found = await call('GET /v1/projects/{id}/trends', { params: { id: projectSlug }, query, signal });
        trends.push(...found.data.map(({ attributes }) => attributes));
        pages = found.meta.total_page_count;
      }
      return trends;
    },
  });
