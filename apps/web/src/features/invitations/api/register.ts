import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';

interface NewAccount {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Makes an account with an invitation. The token of its session; undefined where the e-mail must be confirmed first. */
const register = async (body: NewAccount): Promise<string | undefined> =>
  (await call('POST /v1/register', { body }))?.data.attributes.token;

export const useRegister = () => useMutation({ mutationFn: register });
