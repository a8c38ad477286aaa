import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';

interface FirstAdministrator {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Creates the first administrator and signs them in. */
const setUp = async (body: FirstAdministrator): Promise<string> =>
  (await call('POST /v1/setup', { body })).data.attributes.token;

export const useSetUp = () => useMutation({ mutationFn: setUp });
