import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '../browser/storage.ts';
import { localeFor } from '../format/locale.rules.ts';
import { builtInLanguages, languageFor } from './language.rules.ts';

// public/first-paint.js reads the same key.
const key = 'foreglow.language';

/**
 * Isolates a right-to-left value, so that it does not change the direction of the sentence around it. React escapes
 * HTML.
 */
const isolated = (value: string): string => (/[\u0590-\u08ff]/.test(value) ? `\u2068${value}\u2069` : value);

/** Loads the texts of a namespace in a language. */
export type LoadTexts = (language: string, namespace: string) => Promise<ResourceKey>;

/**
 * Sets up i18next. Only the language in use is loaded, and only the namespaces that are requested. `added`: the codes
 * of languages in addition to those of the application. Rejects if the first namespaces cannot be loaded.
 */
export async function startI18n(
  load: LoadTexts,
  first: readonly string[],
  added: readonly string[] = [],
): Promise<void> {
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read(language, namespace, callback) {
      load(language, namespace).then(
        (texts) => callback(null, texts),
        (error: Error) => callback(error, null),
      );
    },
  };
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: languageFor(storage.read(key), navigator.languages, [...builtInLanguages.map(({ code }) => code), ...added]),
      ns: [...first],
      // The languages of the application are complete, which a test checks. A fallback would only load English in
      // addition to German.
      fallbackLng: (code) => (added.includes(code) ? ['en'] : []),
      load: 'languageOnly',
      interpolation: { escape: isolated },
      returnNull: false,
    });
  await loadNamespaces(...first);
  // Numbers in sentences get the same format as elsewhere: i18next itself uses the language but not the region. The
  // formats of `lib/format` are not used, since sign-in does not need them.
  i18next.services.formatter?.addCached('number', (language = 'en') => {
    const numbers = new Intl.NumberFormat(localeFor(language, navigator.languages));
    return (value: number) => numbers.format(value);
  });
}

/**
 * Loads the texts of namespaces that are not loaded, also if that has failed before. Rejects if some cannot be loaded;
 * i18next itself would show their keys instead.
 */
export async function loadNamespaces(...namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
  await loadMissing(i18next.language, namespaces);
}

const isLoaded = (language: string, namespace: string): boolean => i18next.hasResourceBundle(language, namespace);

async function loadMissing(language: string, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !isLoaded(language, namespace));
  if (missing().length > 0) await i18next.reloadResources([language], missing());
  if (missing().length > 0) throw new Error(`Texts could not be loaded: ${missing()}`);
}

let choices = 0;

/**
 * Changes the language and stores the choice, unless another one is chosen while its texts are loaded. Rejects, and
 * keeps the language, if its texts cannot be loaded.
 */
export async function chooseLanguage(language: string): Promise<void> {
  choices += 1;
  const choice = choices;
  const shown = [i18next.options.ns ?? []].flat().filter((namespace) => isLoaded(i18next.language, namespace));
  await loadMissing(language, shown);
  if (choice !== choices) return;
  storage.write(key, language);
  await i18next.changeLanguage(language);
}
