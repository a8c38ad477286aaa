import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invalidate, queryRoots } from '../../../lib/query/index.ts';
import { meQuery } from '../../auth/index.ts';

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
