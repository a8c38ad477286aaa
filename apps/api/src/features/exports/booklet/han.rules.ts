export type HanLanguage = 'ja' | 'ko' | 'zh';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
export const hangul = /\p{Script=Hangul}/u;
/** Han characters, and the punctuation and wide forms used with them. */
const han = /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;
const hanCharacters = /\p{Script=Han}/gu;

/**
 * The language whose glyphs are used for the Han characters of a text: determined by kana and hangul, otherwise the
 * usual one of the project if it has all these characters, otherwise Chinese. Undefined for a text without Han
 * characters.
 */
export function hanLanguage(text: string, usual: HanLanguage): HanLanguage | undefined {
  if (kana.test(text)) return 'ja';
  if (hangul.test(text)) return 'ko';
  if (!han.test(text)) return undefined;
  if (usual === 'zh') return 'zh';
  return (text.match(hanCharacters) ?? []).every((character) => charactersOf(usual).has(character)) ? usual : 'zh';
}

/** The language of Han characters in a project: that of most of the titles that indicate one. */
export function usualHanLanguage(titles: readonly string[]): HanLanguage {
  const japanese = titles.filter((title) => kana.test(title)).length;
  const korean = titles.filter((title) => hangul.test(title)).length;
  const others = titles.filter((title) => han.test(title) && !kana.test(title) && !hangul.test(title)).length;
  // At least half of all Japanese titles have kana; a Chinese one never has.
  if (japanese * 2 > others && japanese >= korean) return 'ja';
  return korean > others ? 'ko' : 'zh';
}

const encodings = {
  ja: { name: 'shift_jis', leads: [0x88, 0xea] },
  ko: { name: 'euc-kr', leads: [0xca, 0xfd] },
} as const;
const known = new Map<'ja' | 'ko', ReadonlySet<string>>();

/** The Han characters of the national standards (JIS X 0208, KS X 1001), read from the encodings that contain them. */
function charactersOf(language: 'ja' | 'ko'): ReadonlySet<string> {
  const read = known.get(language) ?? new Set(everyCharacter(encodings[language]).match(hanCharacters));
  known.set(language, read);
  return read;
}

function everyCharacter({ name, leads: [first, last] }: (typeof encodings)['ja' | 'ko']): string {
  const decoder = new TextDecoder(name);
  const texts: string[] = [];
  for (let lead = first; lead <= last; lead += 1) {
    for (let trail = 0x40; trail <= 0xfe; trail += 1) texts.push(decoder.decode(new Uint8Array([lead, trail])));
  }
  return texts.join('');
}
