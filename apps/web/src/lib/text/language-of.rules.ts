/**
 * Korean or Japanese for text in the script of that language; undefined for all other text, for which the language of
 * the page is good enough. Browsers break lines between words only if they know the language.
 */
export function languageOf(text: string): 'ko' | 'ja' | undefined {
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const own = Math.max(hangul, kana);
  if (own === 0 || own * 5 < text.length) return undefined;
  return hangul > kana ? 'ko' : 'ja';
}
