import { readFileSync } from 'node:fs';
import { type FontScript, fontOfScript, fontScripts, isFontScript } from '#platform/text/script-fonts.rules.ts';
import type { ExtraFont } from '../scripts.rules.ts';

// Typst supports neither compressed nor variable fonts: these packages have a file for each weight.

/** These packages export the path of their program only; the font files are in a folder next to it. */
const beside = (program: string, ...files: readonly string[]) =>
  files.map((file) => new URL(`../fonts/${file}`, program).href);

const themeFiles: Readonly<Record<string, readonly string[]>> = {
  Newsreader: [
    import.meta.resolve('@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/newsreader/400Regular_Italic/Newsreader_400Regular_Italic.ttf'),
    import.meta.resolve('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
    import.meta.resolve('@expo-google-fonts/newsreader/600SemiBold/Newsreader_600SemiBold.ttf'),
    import.meta.resolve('@expo-google-fonts/newsreader/600SemiBold_Italic/Newsreader_600SemiBold_Italic.ttf'),
  ],
  Inter: [
    import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
    import.meta.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
    import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  ],
};

interface FontFiles {
  readonly family: string;
  readonly files: readonly string[];
}

const otherFiles: Readonly<Record<Exclude<ExtraFont, FontScript>, FontFiles>> = {
  arabic: {
    family: 'Noto Naskh Arabic',
    files: beside(
      import.meta.resolve('@embedpdf/fonts-arabic'),
      'NotoNaskhArabic-Regular.ttf',
      'NotoNaskhArabic-Bold.ttf',
    ),
  },
  hebrew: {
    family: 'Noto Sans Hebrew',
    files: beside(
      import.meta.resolve('@embedpdf/fonts-hebrew'),
      'NotoSansHebrew-Regular.ttf',
      'NotoSansHebrew-Bold.ttf',
    ),
  },
  ja: {
    family: 'Noto Sans Japanese',
    files: beside(import.meta.resolve('@embedpdf/fonts-jp'), 'NotoSansJP-Regular.otf', 'NotoSansJP-Bold.otf'),
  },
  ko: {
    family: 'Noto Sans Korean',
    files: beside(import.meta.resolve('@embedpdf/fonts-kr'), 'NotoSansKR-Regular.otf', 'NotoSansKR-Bold.otf'),
  },
  zh: {
    family: 'Noto Sans S Chinese',
    files: beside(import.meta.resolve('@embedpdf/fonts-sc'), 'NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'),
  },
  emoji: {
    family: 'Noto Color Emoji',
    files: [import.meta.resolve('@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf')],
  },
};

function filesOf(font: ExtraFont): FontFiles {
  if (!isFontScript(font)) return otherFiles[font];
  const weights = (['400Regular', '600SemiBold'] as const).map((weight) => fontOfScript(font, weight));
  return {
    family: fontOfScript(font, '400Regular').family,
    files: weights.map((of) => import.meta.resolve(`${of.package}/${of.file}`)),
  };
}

const hanFonts = ['ja', 'ko', 'zh'] as const;

/** The bytes of the fonts of a theme and of the additional ones. */
export function readFonts(families: readonly string[], extra: Iterable<ExtraFont>): Buffer[] {
  const files = [
    ...families.flatMap((family) => themeFiles[family] ?? []),
    ...[...extra].flatMap((font) => filesOf(font).files),
  ];
  return files.map((file) => readFileSync(new URL(file)));
}

/** The names of loaded fonts: those for Han characters by language, and the others. */
export function familiesOf(extra: ReadonlySet<ExtraFont>): { han: Record<string, string>; others: string[] } {
  const han = hanFonts.filter((font) => extra.has(font)).map((font) => [font, filesOf(font).family] as const);
  const others = (['arabic', 'hebrew', ...fontScripts, 'emoji'] as const).filter((font) => extra.has(font));
  return { han: Object.fromEntries(han), others: others.map((font) => filesOf(font).family) };
}
