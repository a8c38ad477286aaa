import type { QueryClient } from '@tanstack/react-query';
import { siteConfigQuery } from '../../../lib/config/index.ts';
import { sessionToken } from '../../../lib/http/index.ts';
import { keepPreferences, wearPreferences } from '../components/preferences.ts';
import { meQuery } from './read-me.ts';
import { forgetData, signedIn } from './session.ts';

/**
 * Takes up a session with a fresh token. The account's language and theme replace the device's; an account that was
 * just made (`isNew`) takes the device's over.
 */
export async function takeUpSession(client: QueryClient, token: string, isNew = false): Promise<void> {
  // A link from a mail can be opened while somebody else is signed in.
  if (signedIn(client)) forgetData(client);
  sessionToken.store(token);
  client.setQueryData(siteConfigQuery.queryKey, (config) => config && { ...config, needs_setup: false });
  const me = await client.fetchQuery(meQuery);
  if (!isNew) return wearPreferences(me);
  // What is not kept on the server now holds on this device all the same.
  await keepPreferences(client).catch(() => undefined);
}
