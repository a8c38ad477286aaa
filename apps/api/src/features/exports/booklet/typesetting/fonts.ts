import { readFileSync } from 'node:fs';
import type { ExtraFont } from '../scripts.rules.ts';

// Typst takes neither compressed nor variable fonts: these packages have a file for each weight.

const expo = (name: string, file: string) => import.meta.resolve(`@expo-google-fonts/${name}/${file}`);
/** The package gives a way to its program only, beside which the fonts are. */
const embed = (name: string, file: string) =>
  new URL(`../fonts/${file}`, import.meta.resolve(`@embedpdf/fonts-${name}`)).href;

const themeFiles: Readonly<Record<string, readonly string[]>> = {
  Newsreader: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '600SemiBold_Italic'].map((face) =>
    expo('newsreader', `${face}/Newsreader_${face}.ttf`),
  ),
  Inter: ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold'].map((face) =>
    expo('inter', `${face}/Inter_${face}.ttf`),
  ),
};

const extraFiles: Readonly<Record<ExtraFont, { readonly family: string; readonly files: readonly string[] }>> = {
  arabic: {
    family: 'Noto Naskh Arabic',
    files: [embed('arabic', 'NotoNaskhArabic-Regular.ttf'), embed('arabic', 'NotoNaskhArabic-Bold.ttf')],
  },
  hebrew: {
    family: 'Noto Sans Hebrew',
    files: [embed('hebrew', 'NotoSansHebrew-Regular.ttf'), embed('hebrew', 'NotoSansHebrew-Bold.ttf')],
  },
  devanagari: {
    family: 'Noto Sans Devanagari',
    files: ['400Regular', '600SemiBold'].map((face) =>
      expo('noto-sans-devanagari', `${face}/NotoSansDevanagari_${face}.ttf`),
    ),
  },
  ja: {
    family: 'Noto Sans Japanese',
    files: [embed('jp', 'NotoSansJP-Regular.otf'), embed('jp', 'NotoSansJP-Bold.otf')],
  },
  ko: {
    family: 'Noto Sans Korean',
    files: [embed('kr', 'NotoSansKR-Regular.otf'), embed('kr', 'NotoSansKR-Bold.otf')],
  },
  zh: {
    family: 'Noto Sans S Chinese',
    files: [embed('sc', 'NotoSansHans-Regular.otf'), embed('sc', 'NotoSansHans-Bold.otf')],
  },
  emoji: {
    family: 'Noto Color Emoji',
    files: [expo('noto-color-emoji', '400Regular/NotoColorEmoji_400Regular.ttf')],
  },
};

const hanFonts = ['ja', 'ko', 'zh'] as const;

/** The bytes of the fonts of a theme and of the extra ones. */
export function readFonts(families: readonly string[], extra: Iterable<ExtraFont>): Buffer[] {
  const files = [
    ...families.flatMap((family) => themeFiles[family] ?? []),
    ...[...extra].flatMap((font) => extraFiles[font].files),
  ];
  return files.map((file) => readFileSync(new URL(file)));
}

/** The names of loaded fonts: those for Han characters by language, and the others. */
export function familiesOf(extra: ReadonlySet<ExtraFont>): { han: Record<string, string>; others: string[] } {
  const han = hanFonts.filter((font) => extra.has(font)).map((font) => [font, extraFiles[font].family] as const);
  const others = (['arabic', 'hebrew', 'devanagari', 'emoji'] as const).filter((font) => extra.has(font));
  return { han: Object.fromEntries(han), others: others.map((font) => extraFiles[font].family) };
}
