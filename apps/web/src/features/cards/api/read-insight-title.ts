import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The title of an insight whose cards are listed. */
export const insightTitleQuery = (projectSlug: string, insightId: string) =>
  queryOptions({
    queryKey: [queryRoots.insights, projectSlug, 'title', insightId],
    queryFn: async ({ signal }) => {
      const params = { id: projectSlug, conclusionId: insightId };
      const { data } = await call('GET /v1/projects/{id}/insights/{conclusionId}', { params, signal });
      return data.attributes.title;
    },
    staleTime: 60_000,
  });
