export * from './i18n.ts';
export { builtInLanguages, type Language } from './language.rules.ts';
