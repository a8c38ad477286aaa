import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '../browser/index.ts';
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
 * of languages in addition to those of the application.
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
  // Numbers in sentences get the same format as elsewhere: i18next itself uses the language but not the region. The
  // formats of `lib/format` are not used, since sign-in does not need them.
  i18next.services.formatter?.addCached('number', (language = 'en') => {
    const numbers = new Intl.NumberFormat(localeFor(language, navigator.languages));
    return (value: number) => numbers.format(value);
  });
}

/** Changes the language and stores the choice. */
export async function chooseLanguage(language: string): Promise<void> {
  storage.write(key, language);
  await i18next.changeLanguage(language);
}
