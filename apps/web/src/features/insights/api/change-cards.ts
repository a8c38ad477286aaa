import type { InsightAttributes } from '@foreglow/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { insightKeys } from './keys.ts';
import { refreshInsights } from './refresh-insights.ts';

interface Changing {
  readonly slug: string;
  /** The cards that it should have, computed from those it has. */
  readonly change: (cards: readonly string[]) => readonly string[];
}

/** The change applies to the current cards on the server, even if a list on the screen is outdated. */
const changeCards =
  (projectSlug: string) =>
  async ({ slug, change }: Changing): Promise<InsightAttributes> => {
    const params = { id: projectSlug, conclusionId: slug };
    const { card_slugs, updated_at } = (await call('GET /v1/projects/{id}/insights/{conclusionId}', { params })).data
      .attributes;
    const attributes = { card_slugs: [...change(card_slugs)], based_on: updated_at };
    const body = { data: { type: 'insights', attributes } } as const;
    return (await call('PATCH /v1/projects/{id}/insights/{conclusionId}', { params, body })).data.attributes;
  };

/** Adds cards to an insight or removes them from it. */
export function useChangeCards(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeCards(projectSlug),
    onSuccess: (insight) => {
      client.setQueryData(insightKeys.one(projectSlug, insight.slug), insight);
      void refreshInsights(client);
    },
  });
}
