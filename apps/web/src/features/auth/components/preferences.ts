import type { Me } from '@foreglow/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { chooseScheme, type SchemeChoice, schemeChoice } from '../../../lib/browser/index.ts';
import { chooseLanguage } from '../../../lib/i18n/index.ts';
import { meQuery } from '../api/read-me.ts';
import { updateMe } from '../api/update-me.ts';

/** Applies the language and theme of the account to this device. */
export async function applyPreferences({ locale, theme }: Pick<Me, 'locale' | 'theme'>): Promise<void> {
  chooseScheme(theme);
  if (locale !== i18next.language) await chooseLanguage(locale);
}

/** Stores the current language and theme on the server. */
export const storePreferences = (client: QueryClient): Promise<void> =>
  updateMe(client, { locale: i18next.language, theme: schemeChoice() });

/**
 * Sets language and theme: immediately on this device, and on the server if the user is signed in. The promise rejects
 * if the server cannot store them; they then apply until the session is next restored.
 */
export function usePreferences() {
  const client = useQueryClient();
  const tell = async (change: Parameters<typeof updateMe>[1]) => {
    if (client.getQueryData(meQuery.queryKey)) await updateMe(client, change);
  };
  return {
    language: async (locale: string) => {
      await chooseLanguage(locale);
      await tell({ locale });
    },
    scheme: async (theme: SchemeChoice) => {
      chooseScheme(theme);
      await tell({ theme });
    },
  };
}
