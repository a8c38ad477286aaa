import type { ResourceKey } from 'i18next';
import type { LoadTexts } from '../lib/i18n/i18n.ts';
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

/**
 * Registers texts that can be loaded. Their namespace is the feature that contains `locales`, or a folder inside it:
 * `auth/locales/en.json`, `auth/locales/recovery/en.json`.
 */
export function knowTexts(files: Files): void {
  for (const [path, load] of Object.entries(files)) {
    const [owner, folder, file = ''] = path.split('/').slice(-3);
    const namespace = folder === 'locales' ? owner : folder;
    loaders.set(`${file.replace('.json', '')}/${namespace}`, load);
  }
}

// The texts needed outside sign-in; inside-texts.ts contains the others.
knowTexts(
  import.meta.glob<ResourceKey>(
    [
      '/src/{ui,app,lib/http}/locales/*.json',
      '/src/features/{auth,legal,permissions}/locales/*.json',
      '/src/features/{auth/locales/recovery,invitations/locales/join,site/locales/maintenance}/*.json',
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
