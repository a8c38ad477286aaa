import type { ResourceKey } from 'i18next';
import type { LoadTexts } from '../lib/i18n/index.ts';
import type { Texts } from './texts.types.ts';

/** `http` holds what answers of the API say, in other languages than its own: English has no texts there. */
export type Namespace = keyof Texts | 'http';

/** Texts every page needs; a screen brings its own (lazy-screen.ts). */
export const firstNamespaces: readonly Namespace[] = ['ui', 'app', 'http'];

const files = import.meta.glob<ResourceKey>('/src/**/locales/*.json', { import: 'default' });

/** Finds the texts of a namespace: it is the folder that holds `locales`. */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const [namespace, , file = ''] = path.split('/').slice(-3);
    return [`${file.replace('.json', '')}/${namespace}`, load] as const;
  }),
);

/** Loads the texts of one namespace in one language. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const load = loaders.get(`${language}/${namespace}`);
  if (!load && namespace !== 'http') throw new Error(`No texts for ${namespace} in ${language}`);
  return load ? load() : {};
};
