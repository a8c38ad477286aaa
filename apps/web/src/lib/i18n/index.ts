export * from './i18n.ts';
export { type Language, languages } from './language.rules.ts';
