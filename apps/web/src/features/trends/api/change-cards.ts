import type { TrendAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { trendKeys } from './keys.ts';
import { refreshTrends } from './refresh-trends.ts';

interface Changing {
  readonly slug: string;
  /** The cards that it should have, computed from those it has. */
  readonly change: (cards: readonly string[]) => readonly string[];
}

/** The change applies to the current cards on the server, even if a list on the screen is outdated. */
const changeCards =
  (projectSlug: string) =>
  async ({ slug, change }: Changing): Promise<TrendAttributes> => {
    const params = { id: projectSlug, conclusionId: slug };
    const { card_slugs, updated_at } = (await call('GET /v1/projects/{id}/trends/{conclusionId}', { params })).data
      .attributes;
    const attributes = { card_slugs: [...change(card_slugs)], based_on: updated_at };
    const body = { data: { type: 'trends', attributes } } as const;
    return (await call('PATCH /v1/projects/{id}/trends/{conclusionId}', { params, body })).data.attributes;
  };

/** Adds cards to a trend or removes them from it. */
export function useChangeCards(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeCards(projectSlug),
    onSuccess: (trend) => {
      client.setQueryData(trendKeys.one(projectSlug, trend.slug), trend);
      void refreshTrends(client, projectSlug);
    },
  });
}
