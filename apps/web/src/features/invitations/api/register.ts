import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';

interface NewAccount {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Creates an account with an invitation, and returns the token of its first session. */
const register = async (body: NewAccount): Promise<string> =>
  (await call('POST /v1/register', { body })).data.attributes.token;

export const useRegister = () => useMutation({ mutationFn: register });

/** Sends a link to an e-mail address. With it, the owner of the address creates an account. */
const requestRegistration = (body: Pick<NewAccount, 'token' | 'email'>) => call('POST /v1/registrations', { body });

export const useRequestRegistration = () => useMutation({ mutationFn: requestRegistration });
