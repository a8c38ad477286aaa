import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { describeAttachment } from '#features/attachments/api/describe-attachment.ts';
import type { Target } from '#lib/drafts/store-draft.ts';
import { call } from '#lib/http/call.ts';
import { attributesOf, type TrendValues } from '../rules/trend-values.rules.ts';
import { trendKeys } from './keys.ts';
import { refreshTrends } from './refresh-trends.ts';

interface Saving {
  readonly target: Target;
  readonly values: TrendValues;
}

const saveTrend =
  (client: QueryClient, projectSlug: string) =>
  async ({ target, values }: Saving) => {
    if (values.image) await describeAttachment(client, values.image.slug, values.image);
    const attributes = attributesOf(values);
    if (target.slug === undefined) {
      const body = {
        data: { type: 'trends', attributes: { ...attributes, creation_key: target.creationKey } },
      } as const;
      return (await call('POST /v1/projects/{id}/trends', { params: { id: projectSlug }, body })).data.attributes;
    }
    const params = { id: projectSlug, conclusionId: target.slug };
    const body = { data: { type: 'trends', attributes: { ...attributes, based_on: target.basedOn } } } as const;
    return (await call('PATCH /v1/projects/{id}/trends/{conclusionId}', { params, body })).data.attributes;
  };

/** Creates or changes a trend. */
export function useSaveTrend(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveTrend(client, projectSlug),
    onSuccess: (trend) => {
      client.setQueryData(trendKeys.one(projectSlug, trend.slug), trend);
      void refreshTrends(client, projectSlug);
    },
  });
}
