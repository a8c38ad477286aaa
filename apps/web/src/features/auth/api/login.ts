import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/index.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Exchanges e-mail and password for a session token. */
const login = async (body: Credentials): Promise<string> =>
  (await call('POST /v1/login', { body })).data.attributes.token;

export const useLogin = () => useMutation({ mutationFn: login });
