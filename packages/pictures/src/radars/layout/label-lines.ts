import { charactersOf, widthOf, widthOfAll } from '#drawing/text-width.ts';

/** A size of the letters of names, and into how many lines a name may be broken at it. */
export interface LabelSize {
  readonly fontSize: number;
  readonly lines: number;
}

/** A name, and the best way to break it into two lines; widths at the font size 1. */
export interface Measured {
  readonly text: string;
  readonly width: number;
  readonly broken: { readonly lines: readonly [string, string]; readonly width: number } | undefined;
}

/** Measures a name, and finds the place at which breaking it gives the shortest lines. */
export function measure(text: string): Measured {
  const characters = charactersOf(text);
  let best = { at: 0, width: Number.POSITIVE_INFINITY };
  for (const at of breaksOf(characters)) {
    const width = Math.max(widthOfAll(characters.slice(0, at)), widthOfAll(characters.slice(at)));
    if (width < best.width) best = { at, width };
  }
  const broken = best.at === 0 ? undefined : { lines: linesAt(characters, best.at), width: best.width };
  return { text, width: widthOfAll(characters), broken };
}

/** A name of two parts with a dot between them is broken there, without the dot: "Later · 7–15 years". */
export function measureParts(text: string): Measured {
  const [first, second, ...others] = text.split(' · ');
  if (!first || !second || others.length > 0) return measure(text);
  const width = Math.max(widthOf(first, 1), widthOf(second, 1));
  return { text, width: widthOf(text, 1), broken: { lines: [first, second], width } };
}

/** The lines of a name, if it fits. */
export function linesOf(
  { text, width, broken }: Measured,
  { fontSize, lines }: LabelSize,
  space: number,
): readonly string[] | undefined {
  if (width * fontSize <= space) return [text];
  return lines === 2 && broken && broken.width * fontSize <= space ? broken.lines : undefined;
}

const isIdeograph = /[\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff]/u;

/**
 * The indexes of the characters at which a line can begin: after blanks, hyphens and slashes, and between Chinese or
 * Japanese characters.
 */
export function breaksOf(characters: readonly string[]): number[] {
  return characters.flatMap((character, index) => {
    const before = characters[index - 1];
    if (before === undefined || index === 1) return [];
    return /[ \-–—/]/.test(before) || (isIdeograph.test(before) && isIdeograph.test(character)) ? [index] : [];
  });
}

/** The two lines of a name that is broken before the character with this index. */
export const linesAt = (characters: readonly string[], at: number): [string, string] => [
  characters.slice(0, at).join('').trimEnd(),
  characters.slice(at).join(''),
];
