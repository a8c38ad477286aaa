import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { insightKeys } from './keys.ts';
import { refreshInsights } from './refresh-insights.ts';

/** Moves an insight to the trash. */
export function useDeleteInsight(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (insightId: string) =>
      call('DELETE /v1/projects/{id}/insights/{conclusionId}', {
        params: { id: projectSlug, conclusionId: insightId },
      }),
    onSuccess: (_, slug) => {
      client.removeQueries({ queryKey: insightKeys.one(projectSlug, slug) });
      void refreshInsights(client);
    },
  });
}

/** Restores an insight from the trash. */
export function useRestoreInsight(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (insightId: string) =>
      call('POST /v1/projects/{id}/insights/{conclusionId}/restore', {
        params: { id: projectSlug, conclusionId: insightId },
      }),
    onSuccess: () => refreshInsights(client),
  });
}
