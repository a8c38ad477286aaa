/**
 * Korean or Japanese, for text that is written in its own letters; undefined for all other text, which the language of
 * the page fits well enough. Browsers break lines between words only where they know the language.
 */
export function languageOf(text: string): 'ko' | 'ja' | undefined {
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const kana = text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const own = Math.max(hangul, kana);
  if (own === 0 || own * 5 < text.length) return undefined;
  return hangul > kana ? 'ko' : 'ja';
}
