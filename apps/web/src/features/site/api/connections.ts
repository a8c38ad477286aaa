import type { AiProviderAttributes, MailServerAttributes } from '@foreglow/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { siteConfigQuery } from '#lib/config/site-config.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';
import { storeAnswer } from '#lib/query/store-answer.ts';
import { settingsQuery } from './settings.ts';

/** The provider of models, without its key. */
export const aiProviderQuery = queryOptions({
  queryKey: [queryRoots.settings, 'ai-provider'],
  queryFn: async ({ signal }) => (await call('GET /v1/settings/ai-provider', { signal })).data.attributes,
});

/** The mail server and the sender, without the password. */
export const mailServerQuery = queryOptions({
  queryKey: [queryRoots.settings, 'mail-server'],
  queryFn: async ({ signal }) => (await call('GET /v1/settings/mail-server', { signal })).data.attributes,
});

/** What a page knows of the services besides: the status of the installation, and what is offered everywhere. */
const readAgain = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: settingsQuery.queryKey, exact: true });
  void client.invalidateQueries({ queryKey: siteConfigQuery.queryKey });
};

export interface AiProviderChange extends Omit<AiProviderAttributes, 'source' | 'provider' | 'model' | 'key'> {
  readonly provider: NonNullable<AiProviderAttributes['provider']>;
  readonly model: string;
  /** Left out, the stored one stays. */
  readonly key?: string | null;
}

const saveAiProvider = async (attributes: AiProviderChange) =>
  (await call('PUT /v1/settings/ai-provider', { body: { data: { type: 'ai-providers', attributes } } })).data
    .attributes;

const removeAiProvider = async () => (await call('DELETE /v1/settings/ai-provider')).data.attributes;

/** Sets up the provider of models, or removes it with `null`. */
export function useSaveAiProvider() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AiProviderChange | null) => (change ? saveAiProvider(change) : removeAiProvider()),
    onSuccess(provider) {
      storeAnswer(client, aiProviderQuery.queryKey, provider);
      readAgain(client);
    },
  });
}

export interface MailServerChange
  extends Pick<MailServerAttributes, 'host' | 'user'>,
    Record<'port', number>,
    Record<'security', NonNullable<MailServerAttributes['security']>>,
    Record<'from', string | null> {
  /** Left out, the stored one stays. */
  readonly password?: string;
}

const saveMailServer = async (attributes: MailServerChange) =>
  (await call('PUT /v1/settings/mail-server', { body: { data: { type: 'mail-servers', attributes } } })).data
    .attributes;

const removeMailServer = async () => (await call('DELETE /v1/settings/mail-server')).data.attributes;

/** Sets up the mail server and the sender, or removes both with `null`. */
export function useSaveMailServer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: MailServerChange | null) => (change ? saveMailServer(change) : removeMailServer()),
    onSuccess(server) {
      storeAnswer(client, mailServerQuery.queryKey, server);
      readAgain(client);
    },
  });
}

const testFiles = async () => (await call('POST /v1/settings/test-files')).meta;

/** Tries the file store with a small file. */
export const useTestFiles = () => useMutation({ mutationFn: testFiles });
