import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';
import { queryRoots } from '../../../lib/query/index.ts';

/** Requests a mail with a link to set a new password. The response never reveals whether the e-mail is known. */
const forgotPassword = (email: string) => call('POST /v1/forgot-password', { body: { email } });

export const useForgotPassword = () => useMutation({ mutationFn: forgotPassword });

/** Whether a link to set a new password can still be used; fails when it cannot. */
export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: [queryRoots.passwordReset, token],
    queryFn: async ({ signal }): Promise<true> => {
      await call('POST /v1/reset-password/check', { body: { token }, signal });
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Sets a new password with a link; all sessions end. */
const resetPassword = (body: { token: string; password: string }) => call('POST /v1/reset-password', { body });

export const useResetPassword = () => useMutation({ mutationFn: resetPassword });
