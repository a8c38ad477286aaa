import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { refreshTrends } from './refresh-trends.ts';

/** Restores a trend from the trash. */
export function useRestoreTrend(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (slug: string) =>
      call('POST /v1/projects/{id}/trends/{conclusionId}/restore', { params: { id: projectSlug, conclusionId: slug } }),
    onSuccess: () => refreshTrends(client, projectSlug),
  });
}
