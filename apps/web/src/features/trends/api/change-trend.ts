import type { TrendAttributes } from '@foreglow/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { trendKeys } from './keys.ts';
import type { TrendPage } from './list-trends.ts';

/** The judgements of a trend that can be changed on the board and in the matrix. */
export type Judgement = Partial<Pick<TrendAttributes, 'horizon' | 'impact' | 'certainty'>>;

interface Changing {
  readonly slug: string;
  readonly to: Judgement;
  /** The previous values, restored if the server refuses the change. */
  readonly from: Judgement;
}

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
  const mutationKey = [...trendKeys.project(projectSlug), 'change'];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: ({ slug, to }: Changing) =>
      call('PATCH /v1/projects/{id}/trends/{trendId}', {
        params: { id: projectSlug, trendId: slug },
        body: { data: { type: 'trends', attributes: to } },
      }),
    onMutate: async ({ slug, to }) => {
      show(client, projectSlug, slug, to);
      // A response that is still on its way does not contain the change yet.
      await client.cancelQueries({ queryKey: trendKeys.project(projectSlug) });
    },
    onError: (_, { slug, from }) => show(client, projectSlug, slug, from),
    onSettled: () => {
      // The server's response does not contain a change that is still waiting.
      if (client.isMutating({ mutationKey }) === 1) {
        void client.invalidateQueries({ queryKey: trendKeys.project(projectSlug) });
      }
    },
  });
}
