import { call } from '../../../lib/http/index.ts';

/** Ends the session of a token on the server, also when the page is closed meanwhile. */
export const logout = async (token: string): Promise<void> => call('DELETE /v1/logout', { token, keepalive: true });
