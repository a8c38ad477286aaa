import type { Me } from '@foreglow/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { chooseScheme, type SchemeChoice, schemeChoice } from '#lib/browser/color-scheme.ts';
import { ownStorage } from '#lib/browser/own-storage.ts';
import { chooseLanguage } from '#lib/i18n/i18n.ts';
import { meQuery } from '../api/read-me.ts';
import { updateMe } from '../api/update-me.ts';

/** Applies the language and theme of the account to this device. If its texts cannot be loaded, the language stays. */
export async function applyPreferences({ locale, theme }: Pick<Me, 'locale' | 'theme'>): Promise<void> {
  chooseScheme(theme);
  if (locale !== i18next.language) await chooseLanguage(locale).catch(() => undefined);
}

/** Marks a choice that the server has not confirmed yet, such as because the page was left or the connection lost. */
const unsaved = 'preferences-to-store';

/** Whether a choice on this device is newer than the preferences of the account. */
export const hasUnsavedPreferences = (): boolean => ownStorage.read(unsaved) !== null;

const chosen = () => ({ locale: i18next.language, theme: schemeChoice() });

let storing = Promise.resolve();

/**
 * Stores the language and theme on the server once earlier choices have been stored or could not be. The server could
 * receive choices that are sent at the same time in any order.
 */
export function storePreferences(client: QueryClient): Promise<void> {
  ownStorage.write(unsaved, Object.values(chosen()).join(' '));
  const store = () => storeUnsaved(client);
  storing = storing.then(store, store);
  return storing;
}

async function storeUnsaved(client: QueryClient): Promise<void> {
  // A later choice may have been stored already, together with this one.
  const mark = ownStorage.read(unsaved);
  if (mark === null) return;
  await updateMe(client, chosen());
  // Another choice may have been made in the meantime.
  if (ownStorage.read(unsaved) === mark) ownStorage.write(unsaved, null);
}

/**
 * Sets language and theme: immediately on this device, and on the server if the user is signed in. The promise rejects
 * if the server cannot store them; this is tried again when the session is next restored.
 */
export function usePreferences() {
  const client = useQueryClient();
  const store = async () => {
    if (client.getQueryData(meQuery.queryKey)) await storePreferences(client);
  };
  return {
    language: async (locale: string) => {
      await chooseLanguage(locale);
      await store();
    },
    scheme: async (theme: SchemeChoice) => {
      chooseScheme(theme);
      await store();
    },
  };
}
