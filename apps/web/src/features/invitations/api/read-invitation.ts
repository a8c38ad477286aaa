import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** What the token of a link invites to. Read for whoever looks: after signing in or out it may say something else. */
export const invitationQuery = (token: string, readerId: string | undefined) =>
  queryOptions({
    queryKey: [queryRoots.invitation, token, readerId ?? 'nobody'],
    queryFn: async ({ signal }) =>
      (await call('POST /v1/invitations/check', { body: { token }, signal })).data.attributes,
  });
