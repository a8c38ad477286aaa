import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { takeTrend } from './take-trend.ts';

/** Withdraws the user's own rating of a trend. */
export function useWithdrawRating(projectSlug: string, slug: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `rating-${slug}` },
    mutationFn: async () => {
      const params = { id: projectSlug, conclusionId: slug };
      return (await call('DELETE /v1/projects/{id}/trends/{conclusionId}/rating', { params })).data.attributes;
    },
    onSuccess: (trend) => takeTrend(client, trend),
  });
}
