import type { SettingsAttributes } from '@foreglow/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteConfigQuery } from '#lib/config/site-config.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';

/** The settings and the status of the installation. */
export const settingsQuery = queryOptions({
  queryKey: [queryRoots.settings],
  queryFn: async ({ signal }) => (await call('GET /v1/settings', { signal })).data.attributes,
});

interface Change extends Partial<Pick<SettingsAttributes, 'maintenance' | 'team' | 'texts'>> {
  readonly german_address?: SettingsAttributes['german_address']['value'];
  readonly ai?: Partial<Pick<SettingsAttributes['ai'], 'on' | 'radars_per_day' | 'tokens_per_day'>>;
}

const updateSettings = async (attributes: Change) =>
  (await call('PATCH /v1/settings', { body: { data: { type: 'settings', attributes } } })).data.attributes;

/** Changes settings of the installation. Most of them are in the page's configuration too. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateSettings,
    onSuccess: (settings) => {
      const { maintenance, team, ai } = settings;
      storeAnswer(client, settingsQuery.queryKey, settings);
      client.setQueryData(
        siteConfigQuery.queryKey,
        (config) => config && { ...config, maintenance, team, features: { ...config.features, assistance: ai.on } },
      );
    },
  });
}

const testMail = () => call('POST /v1/settings/test-mail');

/** Sends a test mail to the user. */
export const useTestMail = () => useMutation({ mutationFn: testMail });
