import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { invitationKeys } from './invitation-scope.ts';

const copyLink = async (id: string): Promise<string> =>
  (await call('POST /v1/invitations/{id}/link', { params: { id } })).data.attributes.link ?? '';

/** Creates an additional link for an invitation, to be copied. Earlier links stay valid. */
export const useInvitationLink = () => useMutation({ mutationFn: copyLink });

const renew = async (id: string) =>
  (await call('PATCH /v1/invitations/{id}/renew', { params: { id } })).data.attributes;

/** Renews an invitation: it gets its full period and a new link, and its old links stop working. */
export const useRenewInvitation = () => useMutation({ mutationFn: renew, onSuccess: useRefresh() });

const revoke = (id: string) => call('DELETE /v1/invitations/{id}', { params: { id } });

/** Withdraws an invitation. Its links stop working. */
export const useRevokeInvitation = () => useMutation({ mutationFn: revoke, onSuccess: useRefresh() });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: invitationKeys });
}
