import type { QueryClient } from '@tanstack/react-query';
import { siteConfigQuery } from '#lib/config/site-config.ts';
import { sessionToken } from '#lib/http/token.ts';
import { applyPreferences, storePreferences } from '../components/preferences.ts';
import { meQuery } from './read-me.ts';
import { forgetData, signedIn } from './session.ts';
import { noteSessionFailure } from './session-failure.ts';

/**
 * Starts a session with a fresh token. The account's language and theme replace the device's; a new account (`isNew`)
 * adopts the device's.
 */
export async function takeUpSession(client: QueryClient, token: string, isNew = false): Promise<void> {
  // A link from a mail can be opened while another user is signed in.
  if (signedIn(client)) forgetData(client);
  sessionToken.store(token);
  noteSessionFailure(null);
  client.setQueryData(siteConfigQuery.queryKey, (config) => config && { ...config, needs_setup: false });
  const me = await client.fetchQuery(meQuery);
  if (!isNew) return applyPreferences(me);
  // If the server could not store the setting, it still applies on this device.
  await storePreferences(client).catch(() => undefined);
}
