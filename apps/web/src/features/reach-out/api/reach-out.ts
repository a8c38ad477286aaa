import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/http/call.ts';

interface NewMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  /** The value of the field that people cannot see. */
  readonly website: string;
}

const reachOut = (body: NewMessage) => call('POST /v1/reach-out', { body });

/** Sends a message to the administrators of the installation. */
export const useReachOut = () => useMutation({ mutationFn: reachOut });
