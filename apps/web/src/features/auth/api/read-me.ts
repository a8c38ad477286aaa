import type { Me } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';

/** Who is signed in, and what they may do. Held until somebody else signs in or a role changes. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }): Promise<Me> => (await call('GET /v1/me', { signal })).data.attributes,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
