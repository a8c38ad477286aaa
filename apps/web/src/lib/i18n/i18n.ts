import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '../browser/index.ts';
import { localeFor } from '../format/locale.rules.ts';
import { builtInLanguages, languageFor } from './language.rules.ts';

// public/first-paint.js reads the same key.
const key = 'foreglow.language';

/** A value that runs from right to left is isolated, so that it does not turn the sentence around it. React escapes HTML. */
const isolated = (value: string): string => (/[\u0590-\u08ff]/.test(value) ? `\u2068${value}\u2069` : value);

/** Loads the texts of a namespace in a language. */
export type LoadTexts = (language: string, namespace: string) => Promise<ResourceKey>;

/**
 * Sets up i18next. Only the language in use is loaded, and of it only the namespaces that are asked for. `added`: the
 * codes of languages beside those of the application.
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
      // The languages of the application are complete, which a test proves; a fallback would only load English beside German.
      fallbackLng: (code) => (added.includes(code) ? ['en'] : []),
      load: 'languageOnly',
      interpolation: { escape: isolated },
      returnNull: false,
    });
  // Numbers within sentences look like all others: i18next itself knows the language, not the region.
  // Not by the formats of `lib/format`, which sign-in does not need.
  i18next.services.formatter?.addCached('number', (language = 'en') => {
    const numbers = new Intl.NumberFormat(localeFor(language, navigator.languages));
    return (value: number) => numbers.format(value);
  });
}

/** Changes the language and remembers it. */
export async function chooseLanguage(language: string): Promise<void> {
  storage.write(key, language);
  await i18next.changeLanguage(language);
}
