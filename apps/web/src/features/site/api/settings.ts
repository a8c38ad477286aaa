import type { SettingsAttributes } from '@foreglow/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteConfigQuery } from '../../../lib/config/index.ts';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** The settings and the status of the installation. */
export const settingsQuery = queryOptions({
  queryKey: [queryRoots.settings],
  queryFn: async ({ signal }) => (await call('GET /v1/settings', { signal })).data.attributes,
});

type Change = Partial<Pick<SettingsAttributes, 'maintenance' | 'team'>>;

const updateSettings = async (attributes: Change) =>
  (await call('PATCH /v1/settings', { body: { data: { type: 'settings', attributes } } })).data.attributes;

/** Changes maintenance mode or the team, which the page's configuration contains too. */
export function useUpdateSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: updateSettings,
    onSuccess: ({ maintenance, team, ...rest }) => {
      client.setQueryData(settingsQuery.queryKey, { maintenance, team, ...rest });
      client.setQueryData(siteConfigQuery.queryKey, (config) => config && { ...config, maintenance, team });
    },
  });
}

const testMail = () => call('POST /v1/settings/test-mail');

/** Sends a test mail to the user. */
export const useTestMail = () => useMutation({ mutationFn: testMail });
