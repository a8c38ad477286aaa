import { limits, type TrendAttributes } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { queryFrom, type TrendSearch, viewFrom } from '#features/trends/rules/trend-search.rules.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/**
 * The trends of a project from which blips can be made, in the order of their horizons; at most as many as a radar can
 * hold. With a search, those that its filters find.
 */
export const projectTrendsQuery = (projectSlug: string, search: TrendSearch = {}) =>
  queryOptions({
    queryKey: [queryRoots.trends, projectSlug, 'for-radars', search] as const,
    queryFn: async ({ signal }) => {
      const trends: TrendAttributes[] = [];
      for (let page = 1, pages = 1; page <= pages && trends.length < limits.radarBlips; page += 1) {
        const size = `${limits.maxPageSize}`;
        const query = { ...queryFrom({ ...viewFrom(search), sort: 'horizon', page }), 'page[size]': size };
        const found = await call('GET /v1/projects/{id}/trends', { params: { id: projectSlug }, query, signal });
        trends.push(...found.data.map(({ attributes }) => attributes));
        pages = found.meta.total_page_count;
      }
      return trends;
    },
  });
