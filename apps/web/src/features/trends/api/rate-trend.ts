import type { TrendAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { takeTrend } from './take-trend.ts';

export type OwnRating = NonNullable<TrendAttributes['my_rating']>;

/** Stores the user's own rating of a trend. Ratings are sent one after the other. */
export function useRateTrend(projectSlug: string, slug: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `rating-${slug}` },
    mutationFn: async (rating: OwnRating) => {
      const params = { id: projectSlug, conclusionId: slug };
      return (await call('PUT /v1/projects/{id}/trends/{conclusionId}/rating', { params, body: rating })).data
        .attributes;
    },
    onSuccess: (trend) => takeTrend(client, trend),
  });
}
