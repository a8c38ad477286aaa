export * from './i18n.ts';
export { type Language, languages, localeFor } from './language.rules.ts';
