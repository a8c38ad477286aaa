import type { SiteConfig } from '@foreglow/contract';
import type { ResourceKey } from 'i18next';
import type { LoadTexts } from '../lib/i18n/index.ts';
import { loadTexts } from './texts.ts';

type TextsByNamespace = Readonly<Record<string, ResourceKey>>;

/**
 * Loads texts also in the languages that were added to the installation. All of one are in one file. Those that it does
 * not have are shown in English.
 */
export function withAddedTexts(languages: SiteConfig['languages']): LoadTexts {
  const files = new Map<string, Promise<TextsByNamespace>>();
  return async (language, namespace) => {
    const address = languages.find(({ code }) => code === language)?.texts;
    if (address === undefined) return loadTexts(language, namespace);
    const file = files.get(address) ?? fetch(address).then((answer) => answer.json());
    files.set(address, file);
    // It is asked for again.
    file.catch(() => files.delete(address));
    return (await file)[namespace] ?? {};
  };
}
