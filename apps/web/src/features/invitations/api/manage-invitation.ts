import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { invitationKeys } from './invitation-scope.ts';

const copyLink = async (id: string): Promise<string> =>
  (await call('POST /v1/invitations/{id}/link', { params: { id } })).data.attributes.link ?? '';

/** Makes another link of an invitation, to be copied. Links made before stay valid. */
export const useInvitationLink = () => useMutation({ mutationFn: copyLink });

const renew = async (id: string) =>
  (await call('PATCH /v1/invitations/{id}/renew', { params: { id } })).data.attributes;

/** Gives an invitation its full time again, and a new link in place of the old ones. */
export const useRenewInvitation = () => useMutation({ mutationFn: renew, onSuccess: useRefresh() });

const revoke = (id: string) => call('DELETE /v1/invitations/{id}', { params: { id } });

/** Withdraws an invitation: its links end. */
export const useRevokeInvitation = () => useMutation({ mutationFn: revoke, onSuccess: useRefresh() });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: invitationKeys });
}
