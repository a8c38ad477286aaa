import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The usage of the provider of models, by workspace. */
export const aiUsageQuery = queryOptions({
  queryKey: [queryRoots.settings, 'ai-usage'],
  queryFn: async ({ signal }) => (await call('GET /v1/settings/ai-usage', { signal })).data,
});

const testAi = async () => (await call('POST /v1/settings/test-ai')).meta;

/** Tests the provider of models by requesting one word. */
export const useTestAi = () => useMutation({ mutationFn: testAi });
