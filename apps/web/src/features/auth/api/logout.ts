import { call } from '#lib/http/call.ts';

/** Ends the session of a token on the server, even if the page is closed before the request completes. */
export const logout = async (token: string): Promise<void> => call('DELETE /v1/logout', { token, keepalive: true });
