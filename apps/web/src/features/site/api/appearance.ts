import type { AppearanceAttributes } from '@foreglow/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteConfigQuery } from '#lib/config/site-config.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';

/** How administrators have made the product look. */
export const appearanceQuery = queryOptions({
  queryKey: [queryRoots.settings, 'appearance'],
  queryFn: async ({ signal }) => (await call('GET /v1/settings/appearance', { signal })).data.attributes,
});

export interface AppearanceChange extends Pick<AppearanceAttributes, 'name' | 'colors' | 'sign_in_line'> {
  /** Slug of an uploaded picture; null removes it, and left out the stored one stays. */
  readonly logo_attachment_id?: string | null;
  readonly sign_in_attachment_id?: string | null;
}

const save = async (attributes: AppearanceChange) =>
  (await call('PUT /v1/settings/appearance', { body: { data: { type: 'appearances', attributes } } })).data.attributes;

const remove = async () => (await call('DELETE /v1/settings/appearance')).data.attributes;

/** Changes how the product looks, or with `null` makes it look as it comes. */
export function useSaveAppearance() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AppearanceChange | null) => (change ? save(change) : remove()),
    onSuccess(appearance) {
      storeAnswer(client, appearanceQuery.queryKey, appearance);
      void client.invalidateQueries({ queryKey: siteConfigQuery.queryKey });
    },
  });
}
