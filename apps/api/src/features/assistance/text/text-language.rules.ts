/** Short words that are frequent in one language and rare in the others. */
const frequent: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'and', 'of', 'to', 'is', 'for', 'with', 'that', 'are', 'from'],
  de: ['der', 'die', 'und', 'das', 'ist', 'mit', 'für', 'auf', 'von', 'ein', 'eine', 'nicht'],
  fr: ['le', 'les', 'et', 'des', 'est', 'pour', 'dans', 'une', 'que', 'du'],
  es: ['el', 'los', 'y', 'las', 'es', 'para', 'con', 'una', 'que', 'del'],
  it: ['il', 'gli', 'e', 'della', 'è', 'per', 'con', 'una', 'che', 'di'],
};
/** The least number of words needed for a decision. */
const fewest = 5;

/** The code of the language of the texts; undefined if it cannot be determined. */
export function languageOf(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [word] of texts
    .join(' ')
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    for (const [code, words] of Object.entries(frequent)) {
      if (words.includes(word)) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] >= fewest && first[1] > (second?.[1] ?? 0) * 1.5 ? first[0] : undefined;
}
