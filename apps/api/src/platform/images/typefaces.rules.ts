import { fontOfScript, fontScripts, hasScript } from '../text/script-fonts.rules.ts';

/** A font of the product, in a file of a package. */
export interface Typeface {
  readonly family: string;
  readonly package: string;
  /** Its path in the package. */
  readonly file: string;
  readonly weight: number;
  readonly style?: 'italic';
}

/** The fonts of every image. */
export const baseTypefaces: readonly Typeface[] = [
  {
    family: 'Newsreader',
    package: '@expo-google-fonts/newsreader',
    file: '500Medium/Newsreader_500Medium.ttf',
    weight: 500,
  },
  {
    family: 'Newsreader',
    package: '@expo-google-fonts/newsreader',
    file: '400Regular_Italic/Newsreader_400Regular_Italic.ttf',
    weight: 400,
    style: 'italic',
  },
  { family: 'Inter', package: '@expo-google-fonts/inter', file: '500Medium/Inter_500Medium.ttf', weight: 500 },
];

const arabic: Typeface = {
  family: 'Noto Naskh Arabic',
  package: '@embedpdf/fonts-arabic',
  file: 'fonts/NotoNaskhArabic-Regular.ttf',
  weight: 400,
};
const hebrew: Typeface = {
  family: 'Noto Sans Hebrew',
  package: '@embedpdf/fonts-hebrew',
  file: 'fonts/NotoSansHebrew-Regular.ttf',
  weight: 400,
};
/** Each once, since a renderer knows the fonts it has loaded by these objects. */
const scriptTypefaces = new Map(
  fontScripts.map((script) => [script, { ...fontOfScript(script, '500Medium'), weight: 500 }] as const),
);
const japanese: Typeface = {
  family: 'Noto Sans JP',
  package: '@embedpdf/fonts-jp',
  file: 'fonts/NotoSansJP-Medium.otf',
  weight: 500,
};
const korean: Typeface = {
  family: 'Noto Sans KR',
  package: '@embedpdf/fonts-kr',
  file: 'fonts/NotoSansKR-Medium.otf',
  weight: 500,
};
const chinese: Typeface = {
  family: 'Noto Sans SC',
  package: '@embedpdf/fonts-sc',
  file: 'fonts/NotoSansHans-Medium.otf',
  weight: 500,
};
/** Monochrome: the renderer does not support colour fonts. */
const emoji: Typeface = {
  family: 'Noto Emoji',
  package: '@expo-google-fonts/noto-emoji',
  file: '500Medium/NotoEmoji_500Medium.ttf',
  weight: 500,
};

/** Latin, Greek, Cyrillic and common signs need no further fonts. */
const furtherLetters = /[^\u0000-\u04ff\u1e00-\u206f\u20a0-\u20cf]/;

/**
 * The fonts that a text needs in addition to those of every image, most important first. Characters that Chinese shares
 * with Japanese and Korean have the form of the language of the rest of the text.
 */
export function furtherTypefaces(text: string): readonly Typeface[] {
  if (!furtherLetters.test(text)) return [];
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const isKorean = /\p{Script=Hangul}/u.test(text);
  const hasHan = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text);
  const needed: readonly (Typeface | false | undefined)[] = [
    /\p{Script=Arabic}/u.test(text) && arabic,
    /\p{Script=Hebrew}/u.test(text) && hebrew,
    ...fontScripts.map((script) => hasScript(text, script) && scriptTypefaces.get(script)),
    isJapanese && japanese,
    isKorean && korean,
    hasHan && !isJapanese && chinese,
    /\p{Emoji_Presentation}|\p{Regional_Indicator}|\ufe0f/u.test(text) && emoji,
  ];
  return needed.filter((typeface) => typeface !== false && typeface !== undefined);
}

/** Whether a text runs from right to left, by its first letter. */
export const isRightToLeft = (text: string): boolean =>
  /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text);
