import { type HanLanguage, hanLanguage } from './han.rules.ts';
import { isRightToLeft, languageOf } from './scripts.rules.ts';
import { breakable, literal, printable } from './typst-code.rules.ts';

/** Typst code of paragraphs, wrapped so that they are set in the direction and with the fonts of their language. */
export function flow(text: string, han: HanLanguage, code: string): string {
  const language = languageFacts(text, han);
  return language === undefined ? code : `in-language(${language},${code})`;
}

/** The arguments of `in-language` for a text; undefined if it is set like the document. */
export function languageFacts(text: string, han: HanLanguage): string | undefined {
  const language = languageOf(text, han);
  if (language === undefined) return undefined;
  return `${literal(language)},${isRightToLeft(text)},${literal(hanLanguage(text, han) ?? '')}`;
}

/** A title or another text of one paragraph. */
export const line = (text: string, han: HanLanguage): string => flow(text, han, literal(breakable(printable(text))));

/** A name or another part of a line. */
export function phrase(text: string, han: HanLanguage): string {
  const language = languageOf(text, han);
  const code = literal(breakable(printable(text)));
  if (language === undefined) return code;
  return `phrase-in(${literal(language)},${literal(hanLanguage(text, han) ?? '')},${code})`;
}
