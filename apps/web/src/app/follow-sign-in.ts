import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../features/auth/api/read-me.ts';
import { call } from '../lib/http/call.ts';
import { sessionToken } from '../lib/http/token.ts';
import type { AppRouter } from './router/router.ts';

/**
 * Applies a sign-in in another tab to this one. If another user than the last one here has signed in, the page is loaded
 * again, since it shows what the last one may see. Until then, and if the user chooses to stay because of unsaved text,
 * it uses the session of the last one. A token that the server refuses is not taken up.
 */
export async function follow(client: QueryClient, router: AppRouter, token: string, lastUser: string | undefined) {
  if (lastUser !== undefined) {
    const me = await call('GET /v1/me', { token }).catch(() => undefined);
    if (!me) return;
    if (me.data.id !== lastUser) return location.reload();
  }
  sessionToken.takeUp(token);
  client.removeQueries({ queryKey: meQuery.queryKey });
  await router.invalidate();
}
