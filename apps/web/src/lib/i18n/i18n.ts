import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '../browser/index.ts';
import { localeFor } from '../format/locale.rules.ts';
import { type Language, languageFor } from './language.rules.ts';

// public/first-paint.js reads the same key.
const key = 'foreglow.language';

/** Loads the texts of a namespace in a language. */
export type LoadTexts = (language: Language, namespace: string) => Promise<ResourceKey>;

/** Sets up i18next. Only the language in use is loaded, and of it only the namespaces that are asked for. */
export async function startI18n(load: LoadTexts, first: readonly string[]): Promise<void> {
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read(language, namespace, callback) {
      load(language as Language, namespace).then(
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
      lng: languageFor(storage.read(key), navigator.languages),
      ns: [...first],
      // Both languages are complete, which a test proves; a fallback would only load English beside German.
      fallbackLng: false,
      load: 'languageOnly',
      interpolation: { escapeValue: false },
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
export async function chooseLanguage(language: Language): Promise<void> {
  storage.write(key, language);
  await i18next.changeLanguage(language);
}
