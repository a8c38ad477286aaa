import { type HanLanguage, hanLanguage, isRightToLeft, languageOf } from './scripts.rules.ts';
import { breakable, literal, printable } from './typst-code.rules.ts';

/** Code of a text, wrapped so that it is set in the direction and with the fonts of its language. */
export function flow(text: string, han: HanLanguage, code: string): string {
  const language = languageOf(text, han);
  if (language === undefined) return code;
  return `in-language(${literal(language)},${isRightToLeft(text)},${literal(hanLanguage(text, han) ?? '')},${code})`;
}

/** A title or another text of one paragraph. */
export const line = (text: string, han: HanLanguage): string => flow(text, han, literal(breakable(printable(text))));
