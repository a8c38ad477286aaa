import type { QueryClient } from '@tanstack/react-query';
import { siteConfigQuery } from '#lib/config/site-config.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { call } from '#lib/http/call.ts';
import { errorText } from '#lib/http/error-text.ts';
import { sessionToken } from '#lib/http/token.ts';
import { applyPreferences, hasUnsavedPreferences, storePreferences } from '../components/preferences.ts';
import { meQuery, type SignedIn } from './read-me.ts';
import { noteSessionFailure } from './session-failure.ts';

/** The signed-in user, as far as this page knows. */
export const signedIn = (client: QueryClient): SignedIn | undefined => client.getQueryData(meQuery.queryKey);

export type Restored = { readonly me: SignedIn } | { readonly failure: string; readonly silent: boolean };

/**
 * Tries to restore the session of the stored token (§4 of the specification). The account's language and theme, which may
 * have been changed elsewhere since, replace the device's.
 */
export async function restoreSession(client: QueryClient): Promise<Restored> {
  if (!sessionToken.read()) return { failure: 'No token found', silent: true };
  try {
    const me = await client.fetchQuery({ ...meQuery, retry: false });
    // A choice that could not be stored yet applies on this device, and is sent again.
    if (hasUnsavedPreferences()) await storePreferences(client).catch(() => undefined);
    else await applyPreferences(me);
    noteSessionFailure(null);
    return { me };
  } catch (error) {
    // A refused token is dropped; a token that could not be checked is kept for the next attempt.
    if (error instanceof ApiError && error.status === 401) sessionToken.remove();
    return { failure: errorText(error), silent: false };
  }
}

/** Ends the session: on this device immediately, and on the server if it can be reached. */
export function signOut(client: QueryClient): void {
  const token = sessionToken.read();
  forgetSession(client);
  if (!token) return;
  // Sent even if the page is closed before the call completes.
  call('DELETE /v1/logout', { token, keepalive: true }).catch(() => undefined);
}

/** Drops the token and the signed-in user. Other data is dropped once no screen shows it. */
export function forgetSession(client: QueryClient): void {
  sessionToken.remove();
  client.removeQueries({ queryKey: meQuery.queryKey });
}

/** Drops all data that was read for the user. */
export function forgetData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== siteConfigQuery.queryKey[0] });
}
