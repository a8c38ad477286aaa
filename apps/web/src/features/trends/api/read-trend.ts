import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { trendKeys } from './keys.ts';

export const trendQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: trendKeys.one(projectSlug, slug),
    queryFn: async ({ signal }) => {
      const params = { id: projectSlug, trendId: slug };
      return (await call('GET /v1/projects/{id}/trends/{trendId}', { params, signal })).data.attributes;
    },
  });
