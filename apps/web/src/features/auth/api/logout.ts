import { call } from '../../../lib/http/index.ts';

/** Ends the session on the server. */
export const logout = async (): Promise<void> => call('DELETE /v1/logout');
