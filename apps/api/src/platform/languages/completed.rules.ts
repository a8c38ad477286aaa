import type { Texts } from './language-file.ts';

type Group = Readonly<Record<string, Texts>>;

const isList = (texts: Texts): texts is readonly string[] => Array.isArray(texts);
const isGroup = (texts: Texts | undefined): texts is Group => typeof texts === 'object' && !isList(texts);

/**
 * Texts, such as the English ones, replaced by the given ones. One that is missing, or of another shape, stays. Plural
 * forms are replaced as a whole, since languages have different ones; a form that is no text is left out.
 */
export function completed<T>(english: T, given: Texts | undefined): T;
export function completed(english: Texts, given: Texts | undefined): Texts {
  if (given === undefined) return english;
  if (typeof english === 'string') return typeof given === 'string' ? given : english;
  if (isList(english)) return isList(given) && given.length === english.length ? given : english;
  if (!isGroup(given)) return english;
  if ('other' in english) return typeof given.other === 'string' ? formsOf(given) : english;
  return Object.fromEntries(Object.entries(english).map(([key, texts]) => [key, completed(texts, given[key])]));
}

const formsOf = (given: Group): Group =>
  Object.fromEntries(Object.entries(given).filter(([, form]) => typeof form === 'string'));
