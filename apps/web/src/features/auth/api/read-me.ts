import type { Me } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** Whoever is signed in, and the id by which others' lists know them. */
export type SignedIn = Me & { readonly id: string };

/** Who is signed in, and what they may do. Held until somebody else signs in or a role changes. */
export const meQuery = queryOptions({
  queryKey: [queryRoots.me],
  queryFn: async ({ signal }): Promise<SignedIn> => {
    const { id, attributes } = (await call('GET /v1/me', { signal })).data;
    return { ...attributes, id };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
