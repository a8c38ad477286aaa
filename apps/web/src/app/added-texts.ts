import type { SiteConfig } from '@foreglow/contract';
import type { ResourceKey } from 'i18next';
import type { LoadTexts } from '../lib/i18n/i18n.ts';

type TextsByNamespace = Readonly<Record<string, ResourceKey>>;

/**
 * As `loadTexts`, and also loads texts in the languages that were added to the installation. Each of these has a single file. Missing texts
 * are shown in English.
 */
export function withAddedTexts(languages: SiteConfig['languages'], loadTexts: LoadTexts): LoadTexts {
  const files = new Map<string, Promise<TextsByNamespace>>();
  return async (language, namespace) => {
    const address = languages.find(({ code }) => code === language)?.texts;
    if (address === undefined) return loadTexts(language, namespace);
    const file = files.get(address) ?? readFile(address);
    files.set(address, file);
    // After a failure, the next request loads the file again.
    file.catch(() => files.delete(address));
    return (await file)[namespace] ?? {};
  };
}

async function readFile(address: string): Promise<TextsByNamespace> {
  const answer = await fetch(address);
  // An answer about a failure is JSON as well.
  if (!answer.ok) throw new Error(`The texts at ${address} were answered with ${answer.status}.`);
  return answer.json();
}
