export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language to use: the stored choice, else the first supported language of the browser, else English. */
export function languageFor(stored: string | null, browser: readonly string[]): Language {
  const wanted = [stored, ...browser].map((tag) => tag?.toLowerCase().split('-')[0]);
  return wanted.flatMap((tag) => languages.find((language) => language === tag) ?? [])[0] ?? 'en';
}
