import type { LegalPage } from '@foreglow/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteConfigQuery } from '#lib/config/site-config.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Which of the public texts: its page and its language. */
export interface TextKey {
  readonly page: LegalPage;
  readonly locale: 'en' | 'de';
}

/** A public text as administrators write it, with its versions; the text is that of a version, or the newest. */
export const writtenTextQuery = ({ page, locale }: TextKey, version?: number) =>
  queryOptions({
    queryKey: [queryRoots.legal, 'written', page, locale, version ?? null],
    queryFn: async ({ signal }) => {
      const query = version === undefined ? {} : { version: String(version) };
      const params = { page, locale };
      return (await call('GET /v1/settings/texts/{page}/{locale}', { params, query, signal })).data.attributes;
    },
  });

/** Writes a new version of a public text. */
export function useWriteText({ page, locale }: TextKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (attributes: { readonly text: string; readonly based_on: number }) =>
      (
        await call('PATCH /v1/settings/texts/{page}/{locale}', {
          params: { page, locale },
          body: { data: { type: 'written-texts', attributes } },
        })
      ).data.attributes,
    onSuccess() {
      void client.invalidateQueries({ queryKey: siteConfigQuery.queryKey });
      return client.invalidateQueries({ queryKey: [queryRoots.legal] });
    },
  });
}
