import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { insightKeys } from './keys.ts';

export const insightQuery = (projectSlug: string, slug: string) =>
  queryOptions({
    queryKey: insightKeys.one(projectSlug, slug),
    queryFn: async ({ signal }) => {
      const params = { id: projectSlug, conclusionId: slug };
      return (await call('GET /v1/projects/{id}/insights/{conclusionId}', { params, signal })).data.attributes;
    },
  });
