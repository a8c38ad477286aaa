import { type FontScript, fontScripts, hasScript, isFontScript } from '#platform/text/script-fonts.rules.ts';
import { type HanLanguage, hangul, hanLanguage } from './han.rules.ts';

/** Fonts in addition to those of the theme, each loaded only for a text that needs it. */
const extraFonts = ['arabic', 'hebrew', ...fontScripts, 'ja', 'ko', 'zh', 'emoji'] as const;
export type ExtraFont = (typeof extraFonts)[number];

const arabic = /\p{Script=Arabic}/u;
const hebrew = /\p{Script=Hebrew}/u;
/** Emoji, except for signs that Inter contains. */
const emoji =
  /\p{Regional_Indicator}|\u20e3|(?!©|®|™|\u2139|[\u2194-\u2199]|\u2600|\u2665|\u26a0|\u2764)\p{Extended_Pictographic}/u;
/** Latin, Greek, Cyrillic and common signs need no further fonts. */
const anyExtra = /[^\u0000-\u04ff\u1e00-\u206f\u20a0-\u20cf]/;

const markedLanguage = /(?:in-language|phrase-in)\("[a-z]*",(?:(?:true|false),)?"(ja|ko|zh)"/g;

/**
 * The fonts that the code of pages needs in addition to those of the theme. Han characters are marked with their
 * language.
 */
export function fontsFor(code: string): ExtraFont[] {
  if (!anyExtra.test(code)) return [];
  const languages = new Set([...code.matchAll(markedLanguage)].map(([, language]) => language));
  const needs: Record<Exclude<ExtraFont, FontScript>, boolean> = {
    arabic: arabic.test(code),
    hebrew: hebrew.test(code),
    ja: languages.has('ja'),
    // A text with kana is marked as Japanese, whose font has no hangul.
    ko: languages.has('ko') || hangul.test(code),
    zh: languages.has('zh'),
    emoji: emoji.test(code),
  };
  return extraFonts.filter((font) => (isFontScript(font) ? hasScript(code, font) : needs[font]));
}

const firstStrong = /([\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])|\p{L}/u;

/** The direction of a paragraph, by its first letter, as in `dir="auto"`. */
export const isRightToLeft = (text: string): boolean => firstStrong.exec(text)?.[1] !== undefined;

/** The language of a text as far as its script determines it; otherwise the language of the document. */
export function languageOf(text: string, usual: HanLanguage): string | undefined {
  if (isRightToLeft(text)) return hebrew.test(text) && !arabic.test(text) ? 'he' : 'ar';
  return hanLanguage(text, usual);
}
