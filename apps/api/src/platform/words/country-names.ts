/** Languages whose names of countries are known. */
const languages = ['en', 'de', 'ko', 'ja', 'fr', 'es'];
/** Short forms that are missing in the data of Unicode. */
const shortForms = ['us', 'usa', 'uk', 'eu', 'korea', 'america', 'britain', 'england', 'europe', 'asia', 'africa'];
const inOtherLanguages = ['amerika', 'europa', 'asien', 'afrika', '한국', '남한', '북한', '유럽', '아시아', '아프리카'];

let names: ReadonlySet<string> | undefined;

/**
 * Whether a word, in lower case, is the name of a country or a continent, by the names of regions in Unicode CLDR. It
 * tells where something happens rather than what.
 */
export function isCountry(word: string): boolean {
  names ??= new Set([...namesOfRegions(), ...shortForms, ...inOtherLanguages]);
  return names.has(word);
}

function* namesOfRegions(): Generator<string> {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      const display = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' });
      for (const first of letters) {
        for (const second of letters) {
          const name = display.of(first + second);
          if (name) yield name.toLowerCase();
        }
      }
    }
  }
}
