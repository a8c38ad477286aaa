import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';
import { deviceToken } from '#lib/http/token.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Exchanges e-mail and password for a session token. */
const login = async (given: Credentials): Promise<string> => {
  const body = { ...given, device_token: deviceToken.read() };
  const { token, device_token } = (await call('POST /v1/login', { body })).data.attributes;
  deviceToken.store(device_token);
  return token;
};

export const useLogin = () => useMutation({ mutationFn: login });
