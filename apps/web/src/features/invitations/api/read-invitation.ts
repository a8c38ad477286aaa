import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The invitation of a link's token. The response depends on the signed-in user, who is therefore part of the key. */
export const invitationQuery = (token: string, readerId: string | undefined) =>
  queryOptions({
    queryKey: [queryRoots.invitation, token, readerId ?? 'nobody'],
    queryFn: async ({ signal }) =>
      (await call('POST /v1/invitations/check', { body: { token }, signal })).data.attributes,
  });
