import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeAttachment } from '#features/attachments/api/describe-attachment.ts';
import type { Target } from '#lib/drafts/store-draft.ts';
import { call } from '#lib/http/call.ts';
import { attributesOf, type InsightValues } from '../rules/insight-values.rules.ts';
import { insightKeys } from './keys.ts';
import { refreshInsights } from './refresh-insights.ts';

interface Saving {
  readonly target: Target;
  readonly values: InsightValues;
}

const saveInsight =
  (client: QueryClient, projectSlug: string) =>
  async ({ target, values }: Saving) => {
    if (values.image) await describeAttachment(client, values.image.slug, values.image);
    const attributes = attributesOf(values);
    if (target.slug === undefined) {
      const body = {
        data: { type: 'insights', attributes: { ...attributes, creation_key: target.creationKey } },
      } as const;
      return (await call('POST /v1/projects/{id}/insights', { params: { id: projectSlug }, body })).data.attributes;
    }
    const params = { id: projectSlug, conclusionId: target.slug };
    const body = { data: { type: 'insights', attributes: { ...attributes, based_on: target.basedOn } } } as const;
    return (await call('PATCH /v1/projects/{id}/insights/{conclusionId}', { params, body })).data.attributes;
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
