import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { describeAttachment } from '../../attachments/index.ts';
import { attributesOf, type InsightValues } from '../rules/insight-values.rules.ts';
import { insightKeys } from './keys.ts';
import { refreshInsights } from './refresh-insights.ts';

interface Saving {
  /** Slug of the insight; absent for a new one. */
  readonly slug: string | undefined;
  readonly values: InsightValues;
  /** `updated_at` of the insight that was edited. A newer version is not overwritten. */
  readonly basedOn: string | undefined;
}

const saveInsight =
  (client: QueryClient, projectSlug: string) =>
  async ({ slug, values, basedOn }: Saving) => {
    if (values.image) await describeAttachment(client, values.image.slug, values.image);
    const attributes = attributesOf(values);
    if (slug === undefined) {
      const body = { data: { type: 'insights', attributes } } as const;
      return (await call('POST /v1/projects/{id}/insights', { params: { id: projectSlug }, body })).data.attributes;
    }
    const params = { id: projectSlug, insightId: slug };
    const body = { data: { type: 'insights', attributes: { ...attributes, based_on: basedOn } } } as const;
    return (await call('PATCH /v1/projects/{id}/insights/{insightId}', { params, body })).data.attributes;
  };

/** Creates or changes an insight. */
export function useSaveInsight(projectSlug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveInsight(client, projectSlug),
    onSuccess: (insight) => {
      client.setQueryData(insightKeys.one(projectSlug, insight.slug), insight);
      void refreshInsights(client);
    },
  });
}
