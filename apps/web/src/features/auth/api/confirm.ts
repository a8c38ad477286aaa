import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';

/** Confirms the e-mail of a new account, and returns the token of its first session. */
const confirmRegistration = async (token: string): Promise<string> =>
  (await call('POST /v1/confirm-registration', { body: { token } })).data.attributes.token;

export const useConfirmRegistration = () => useMutation({ mutationFn: confirmRegistration });

/** Confirms a new e-mail of an account. */
const confirmEmail = (token: string) => call('POST /v1/confirm-email', { body: { token } });

export const useConfirmEmail = () => useMutation({ mutationFn: confirmEmail });
