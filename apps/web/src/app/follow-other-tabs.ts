import type { QueryClient } from '@tanstack/react-query';
import { forgetSession, signedIn, userOf } from '../features/auth/index.ts';
import { sessionToken } from '../lib/http/index.ts';
import { queryRoots } from '../lib/query/index.ts';
import type { AppRouter } from './router/router.ts';

/**
 * Applies a sign-in or sign-out in another tab to this one. If another user has signed in, the page is loaded again, since
 * it shows what the first one may see. Until then, and if the user chooses to stay because of unsaved text, it uses the
 * session of the first one.
 */
export function followOtherTabs(client: QueryClient, router: AppRouter): void {
  let lastUser: string | undefined;
  const follow = async () => {
    lastUser = signedIn(client)?.id ?? lastUser;
    const token = sessionToken.stored();
    if (token === sessionToken.read()) return;
    if (token === null) forgetSession(client);
    else {
      const user = lastUser && (await userOf(token).catch(() => undefined));
      // The token has changed again, which is reported too.
      if (sessionToken.stored() !== token) return;
      if (lastUser && user === undefined) return;
      if (user !== lastUser) return location.reload();
      sessionToken.load();
      client.removeQueries({ queryKey: [queryRoots.me] });
    }
    void router.invalidate();
  };
  sessionToken.onChangeElsewhere(() => void follow());
}
