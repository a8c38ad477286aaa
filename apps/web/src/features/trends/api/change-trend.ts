import type { TrendAttributes } from '@foreglow/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { type Changing, type Judgement, valuesAfterFailure } from '../rules/failed-change.rules.ts';
import { trendKeys } from './keys.ts';
import type { TrendPage } from './list-trends.ts';
import { changingKey, pendingOf } from './pending-changes.ts';

/** Shows a changed judgement wherever the trend is shown. */
function show(client: QueryClient, projectSlug: string, slug: string, part: Judgement): void {
  client.setQueryData<TrendAttributes>(trendKeys.one(projectSlug, slug), (trend) => trend && { ...trend, ...part });
  client.setQueriesData<TrendPage>({ queryKey: trendKeys.lists(projectSlug) }, (page) =>
    page ? { ...page, trends: page.trends.map((one) => (one.slug === slug ? { ...one, ...part } : one)) } : page,
  );
}

/**
 * Changes a judgement of a trend. It is shown immediately, and reverted if the server refuses it. Changes reach the
 * server one after the other, so that the last one takes effect.
 */
export function useChangeTrend(projectSlug: string) {
  const client = useQueryClient();
  const mutationKey = changingKey(projectSlug);
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ slug, to }: Changing) =>
      call('PATCH /v1/projects/{id}/trends/{conclusionId}', {
        params: { id: projectSlug, conclusionId: slug },
        body: { data: { type: 'trends', attributes: to } },
      }),
    onMutate: async ({ slug, to }) => {
      // The last one is this change.
      const earlier = pendingOf(client, projectSlug, slug).slice(0, -1);
      show(client, projectSlug, slug, to);
      // A response that is still on its way does not contain the change yet.
      await client.cancelQueries({ queryKey: trendKeys.project(projectSlug) });
      return earlier;
    },
    onError: (_, change, earlier = []) => {
      const later = pendingOf(client, projectSlug, change.slug).filter(({ variables }) => variables !== change);
      show(client, projectSlug, change.slug, valuesAfterFailure(change, earlier, later));
    },
    onSettled: () => {
      // The server's response does not contain a change that is still waiting.
      if (client.isMutating({ mutationKey }) === 1) {
        void client.invalidateQueries({ queryKey: trendKeys.project(projectSlug) });
      }
    },
  });
}
