import { useMutation, useQueryClient } from '@tanstack/react-query';
import { meQuery } from '#features/auth/api/read-me.ts';
import { call } from '#lib/http/call.ts';
import { invalidate } from '#lib/query/invalidate.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

const acceptInvitation = async (token: string) =>
  (await call('POST /v1/invitations/accept', { body: { token } })).data.attributes;

/** Accepts an invitation as the signed-in user. Their permissions are refetched. */
export function useAcceptInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: acceptInvitation,
    onSuccess: () =>
      Promise.all([
        client.fetchQuery({ ...meQuery, staleTime: 0 }),
        invalidate(client, [queryRoots.workspaces, queryRoots.projects]),
      ]),
  });
}
