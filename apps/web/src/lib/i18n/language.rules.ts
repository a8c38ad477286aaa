/** A language with its name in that language. */
export interface Language {
  readonly code: string;
  readonly name: string;
}

/** The languages whose texts are part of the application. An installation can add others. */
export const builtInLanguages: readonly Language[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];

/** The language to use: the stored choice, otherwise the first available language of the browser, otherwise English. */
export function languageFor(stored: string | null, browser: readonly string[], codes: readonly string[]): string {
  const wanted = [stored, ...browser].map((tag) => tag?.toLowerCase().split('-')[0]);
  return wanted.find((code) => code !== undefined && codes.includes(code)) ?? 'en';
}
