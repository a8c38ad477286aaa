import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { queryRoots } from '#lib/query/query-roots.ts';

/** Requests a mail with a link to set a new password. The response never reveals whether the e-mail is known. */
const forgotPassword = (email: string) => call('POST /v1/forgot-password', { body: { email } });

export const useForgotPassword = () => useMutation({ mutationFn: forgotPassword });

/** The e-mail of the account whose password a link sets; fails when the link can no longer be used. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: [queryRoots.passwordReset, token],
    queryFn: async ({ signal }): Promise<string> =>
      (await call('POST /v1/reset-password/check', { body: { token }, signal })).data.attributes.email,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sets a new password with a link; all sessions end. */
const resetPassword = (body: { token: string; password: string }) => call('POST /v1/reset-password', { body });

export const useResetPassword = () => useMutation({ mutationFn: resetPassword });
