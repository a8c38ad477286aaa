/** Widths of characters in parts of the font size, checked with Newsreader and Inter: rather too wide than too narrow. */
const narrow = 0.32;
const usual = 0.59;
const capital = 0.7;
const broad = 0.98;
const square = 1.05;
const blank = 0.28;

const isNarrow = /^[iljtfrI.,:;'’!|()[\]\-·]$/;
const isBroad = /^[mwMW@%—…]$/;
const isCapital = /^[\p{Lu}\d]$/u;
const isSquare =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|^\p{Extended_Pictographic}|^\p{Regional_Indicator}|^[\u{20000}-\u{3fffd}]/u;
/** Marks, modifiers and joiners, halves of flags, and parts of Korean syllables. */
const hasParts = /\u200d|[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u1100-\u11ff]/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The characters as a reader sees them: an emoji of several parts, or a letter with its marks, is one character. */
export const charactersOf = (text: string): string[] =>
  hasParts.test(text) ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];

/** An estimate of how wide a line of text is, in units, at a font size in units. */
export const widthOf = (text: string, fontSize: number): number => widthOfAll(charactersOf(text)) * fontSize;

/** The total width of some characters, at the font size 1. */
export function widthOfAll(characters: readonly string[]): number {
  let width = 0;
  for (const character of characters) width += widthOfOne(character);
  return width;
}

function classOf(character: string): number {
  if (character === ' ') return blank;
  if (isNarrow.test(character)) return narrow;
  if (isBroad.test(character)) return broad;
  if (isCapital.test(character)) return capital;
  return isSquare.test(character) ? square : usual;
}

/** The widths of the characters that most names consist of, computed in advance. */
const latin = Array.from({ length: 0x250 }, (_, code) => classOf(String.fromCharCode(code)));

function widthOfOne(character: string): number {
  const known = character.length === 1 ? latin[character.charCodeAt(0)] : undefined;
  return known ?? classOf(character);
}

/** The text, or its beginning with an ellipsis where it is wider than the room. */
export function shorten(text: string, fontSize: number, space: number): string {
  if (widthOf(text, fontSize) <= space) return text;
  const kept: string[] = [];
  let left = space - widthOf('…', fontSize);
  for (const character of charactersOf(text)) {
    left -= widthOfOne(character) * fontSize;
    if (left < 0) break;
    kept.push(character);
  }
  return `${kept.join('').trimEnd()}…`;
}

/** The text without line breaks and invisible blanks. */
export const tidy = (text: string): string => text.trim().replace(/\s+/gu, ' ');
