import type { Me } from '@foreglow/contract';
import { queryOptions } from '@tanstack/react-query';
import { setOwner } from '#lib/browser/own-storage.ts';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The signed-in user, with the id that lists of people use. */
export type SignedIn = Me & { readonly id: string };

/** The signed-in user and their permissions. Cached until another user signs in or a role changes. */
export const meQuery = queryOptions({
  queryKey: [queryRoots.me],
  queryFn: async ({ signal }): Promise<SignedIn> => {
    const { id, attributes } = (await call('GET /v1/me', { signal })).data;
    setOwner(id);
    return { ...attributes, id };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
