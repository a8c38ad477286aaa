import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { trendKeys } from './keys.ts';
import { withPending } from './pending-changes.ts';

export const trendQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: trendKeys.one(projectSlug, slug),
    queryFn: async ({ signal, client }) => {
      const params = { id: projectSlug, conclusionId: slug };
      const { data } = await call('GET /v1/projects/{id}/trends/{conclusionId}', { params, signal });
      return withPending(client, projectSlug, data.attributes);
    },
  });
