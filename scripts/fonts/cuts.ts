/** A font file of a package, and the files that are made from it. */
export interface Cut {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** The prefix of the names of the files. */
  readonly name: string;
  /** The package's files: the one with basic Latin letters and the one with the other Latin letters. */
  readonly sources: readonly string[];
  /** The part of each axis that the styles use. Other weights and sizes are left out. */
  readonly axes: { readonly wght: Range; readonly opsz?: Range };
  /** The OpenType features that are kept: browsers apply all of them but tabular figures, which styles ask for. */
  readonly features: readonly string[];
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const weights: Range = { min: 400, max: 700 };
const only = (weight: number): Range => ({ min: weight, max: weight });
/** Newsreader is used in 14 px and larger. */
const opticalSizes: Range = { min: 14, max: 72 };

/**
 * The weights of upright Newsreader, in separate files. The first screens use it only for titles, and a file with a
 * second weight is half as large again.
 */
const uprightWeights: readonly { readonly name: string; readonly wght: Range }[] = [
  { name: 'newsreader-text', wght: only(400) },
  { name: 'newsreader-title', wght: only(500) },
  { name: 'newsreader-bold', wght: { min: 600, max: 700 } },
];
const featuresOfNewsreader = ['kern', 'liga', 'mark', 'mkmk', 'rvrn', 'tnum'];

export const cuts: readonly Cut[] = [
  ...uprightWeights.map(
    ({ name, wght }): Cut => ({
      family: 'Newsreader Variable',
      style: 'normal',
      name,
      sources: newsreader('normal'),
      axes: { wght, opsz: opticalSizes },
      features: featuresOfNewsreader,
    }),
  ),
  {
    family: 'Newsreader Variable',
    style: 'italic',
    name: 'newsreader-italic',
    sources: newsreader('italic'),
    axes: { wght: weights, opsz: opticalSizes },
    features: featuresOfNewsreader,
  },
  {
    family: 'Inter Variable',
    style: 'normal',
    name: 'inter',
    sources: ['latin', 'latin-ext'].map((part) => `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`),
    axes: { wght: weights },
    features: ['calt', 'ccmp', 'kern', 'mark', 'mkmk', 'tnum'],
  },
];

function newsreader(style: Cut['style']): readonly string[] {
  return ['latin', 'latin-ext'].map(
    (part) => `@fontsource-variable/newsreader/files/newsreader-${part}-opsz-${style}.woff2`,
  );
}

const letters = (text: string): readonly number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
const range = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The characters of English and German, and the signs that the screens show. */
const basic = new Set([...range(0x20, 0x7e), 0xa0, ...letters('ÄÖÜäöüßéèêàáçñóí„“”‘’‚–—…·•€§°×«»©')]);

/**
 * Letters of Central and Eastern Europe and Turkish, and the other characters of Windows-1252, which appear in text
 * read in the wrong encoding.
 */
const isCentral = (letter: number): boolean =>
  letter <= 0x17f || (letter >= 0x218 && letter <= 0x21b) || letter === 0x192 || letter === 0x2020;

/**
 * The files that a cut is split into, by the package's file that they are made from. A letter is put into the first
 * file that takes it.
 */
export const parts: readonly (readonly { readonly name: string; readonly takes: (letter: number) => boolean }[])[] = [
  [
    { name: 'basic', takes: (letter) => basic.has(letter) },
    { name: 'western', takes: () => true },
  ],
  [
    { name: 'central', takes: isCentral },
    { name: 'rest', takes: () => true },
  ],
];
