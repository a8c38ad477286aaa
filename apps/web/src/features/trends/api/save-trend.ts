import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { describeAttachment } from '../../attachments/index.ts';
import { attributesOf, type TrendValues } from '../rules/trend-values.rules.ts';
import { trendKeys } from './keys.ts';
import { refreshTrends } from './refresh-trends.ts';

interface Saving {
  /** Slug of the trend; absent for a new one. */
  readonly slug: string | undefined;
  readonly values: TrendValues;
  /** `updated_at` of the trend that was edited. A newer version is not overwritten. */
  readonly basedOn: string | undefined;
}

const saveTrend =
  (client: QueryClient, projectSlug: string) =>
  async ({ slug, values, basedOn }: Saving) => {
    if (values.image) await describeAttachment(client, values.image.slug, values.image);
    const attributes = attributesOf(values);
    if (slug === undefined) {
      const body = { data: { type: 'trends', attributes } } as const;
      return (await call('POST /v1/projects/{id}/trends', { params: { id: projectSlug }, body })).data.attributes;
    }
    const params = { id: projectSlug, trendId: slug };
    const body = { data: { type: 'trends', attributes: { ...attributes, based_on: basedOn } } } as const;
    return (await call('PATCH /v1/projects/{id}/trends/{trendId}', { params, body })).data.attributes;
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
