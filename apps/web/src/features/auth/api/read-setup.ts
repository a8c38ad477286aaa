import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Whether a one-time set-up link can still be used; fails when it cannot. */
export const setupQuery = (token: string) =>
  queryOptions({
    queryKey: [queryRoots.setup, token],
    queryFn: async ({ signal }): Promise<true> => {
      await call('POST /v1/setup/check', { body: { token }, signal });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
