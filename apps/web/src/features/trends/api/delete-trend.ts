import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { trendKeys } from './keys.ts';
import { refreshTrends } from './refresh-trends.ts';

/** Moves a trend to the trash. */
export function useDeleteTrend(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) =>
      call('DELETE /v1/projects/{id}/trends/{conclusionId}', { params: { id: projectSlug, conclusionId: slug } }),
    onSuccess: (_, slug) => {
      client.removeQueries({ queryKey: trendKeys.one(projectSlug, slug) });
      void refreshTrends(client, projectSlug);
    },
  });
}
