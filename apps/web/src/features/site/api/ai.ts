import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** What the provider of models was used for, by workspace. */
export const aiUsageQuery = queryOptions({
  queryKey: [queryRoots.settings, 'ai-usage'],
  queryFn: async ({ signal }) => (await call('GET /v1/settings/ai-usage', { signal })).data,
});

const testAi = async () => (await call('POST /v1/settings/test-ai')).meta;

/** Asks the provider of models for one word. */
export const useTestAi = () => useMutation({ mutationFn: testAi });
