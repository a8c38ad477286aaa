import type { ResourceKey } from 'i18next';
import type { LoadTexts } from '../lib/i18n/i18n.ts';
import { namespaceOf } from './namespace-of.ts';
import type { Texts } from './texts.types.ts';

/**
 * Translations of messages from the API: `http` contains those that can appear before sign-in, `answers` the rest.
 * English has none, since the messages of the API are in English.
 */
export type Namespace = keyof Texts | 'http' | 'answers';

/** Texts that every page needs; a screen loads others (lazy-screen.ts). */
export const firstNamespaces: readonly Namespace[] = ['ui', 'app', 'http'];

type Files = Readonly<Record<string, () => Promise<ResourceKey>>>;

const loaders = new Map<string, () => Promise<ResourceKey>>();

/** Registers texts that can be loaded. */
export function knowTexts(files: Files): void {
  for (const [path, load] of Object.entries(files)) {
    const language = path.split('/').at(-1)?.replace('.json', '');
    loaders.set(`${language}/${namespaceOf(path)}`, load);
  }
}

// The texts needed outside sign-in; inside-texts.ts contains the others.
knowTexts(
  import.meta.glob<ResourceKey>(
    [
      '/src/{ui,app,lib/http}/locales/{en,de}.json',
      '/src/features/{auth,legal,permissions}/locales/{en,de}.json',
      '/src/features/{auth/locales/recovery,invitations/locales/join,site/locales/maintenance}/{en,de}.json',
    ],
    { import: 'default' },
  ),
);

/** Loads the texts of one namespace in one language of the application. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const load = loaders.get(`${language}/${namespace}`);
  if (!load && !/^(?:http|answers)$/.test(namespace)) throw new Error(`No texts for ${namespace} in ${language}`);
  return load ? load() : {};
};

/** As `loadTexts`, with German texts that address people with "du" instead of "Sie". */
export const loadTextsWithDu: LoadTexts = async (language, namespace) => {
  if (language !== 'de') return loadTexts(language, namespace);
  const [texts, { withDu }] = await Promise.all([loadTexts(language, namespace), import('./du-texts.ts')]);
  return withDu(texts, namespace);
};
