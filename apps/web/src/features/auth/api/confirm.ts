import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** The e-mail that a link confirms; fails when the link can no longer be used. */
export const registrationQuery = (token: string) =>
  queryOptions({
    queryKey: [queryRoots.registration, token],
    queryFn: async ({ signal }): Promise<string> =>
      (await call('POST /v1/confirm-registration/check', { body: { token }, signal })).data.attributes.email,
    staleTime: Number.POSITIVE_INFINITY,
  });

interface NewAccount {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** Creates the account whose e-mail was confirmed, and returns the token of its first session. */
const confirmRegistration = async (body: NewAccount): Promise<string> =>
  (await call('POST /v1/confirm-registration', { body })).data.attributes.token;

export const useConfirmRegistration = () => useMutation({ mutationFn: confirmRegistration });

/** Confirms the new e-mail of an account. */
const confirmEmail = (token: string) => call('POST /v1/confirm-email', { body: { token } });

export const useConfirmEmail = () => useMutation({ mutationFn: confirmEmail });
