/** Widths of characters in parts of the font size, rather too wide than too narrow: the font itself is not known here. */
const narrow = 0.32;
const usual = 0.56;
const capital = 0.7;
const broad = 0.9;
const square = 1.05;
const blank = 0.28;

const isNarrow = /^[iljtfrI.,:;'’!|()[\]\-·]$/;
const isBroad = /^[mwMW@%—…]$/;
const isCapital = /^\p{Lu}$/u;
const isSquare =
  /^[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|^\p{Extended_Pictographic}|^\p{Regional_Indicator}|^[\u{20000}-\u{3fffd}]/u;
const isPlain = /^[\x20-\u02af‐-…]*$/;

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What a reader takes for one character: an emoji of several parts, or a letter with its marks. */
export const charactersOf = (text: string): string[] =>
  isPlain.test(text) ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);

/** An estimate of how wide a line of text is, in units, at a font size in units. */
export function widthOf(text: string, fontSize: number): number {
  return charactersOf(text).reduce((sum, character) => sum + widthOfOne(character), 0) * fontSize;
}

function widthOfOne(character: string): number {
  if (character === ' ') return blank;
  if (isNarrow.test(character)) return narrow;
  if (isBroad.test(character)) return broad;
  if (isCapital.test(character)) return capital;
  return isSquare.test(character) ? square : usual;
}

/** The text, or its beginning with an ellipsis where it is wider than the room. */
export function shorten(text: string, fontSize: number, room: number): string {
  if (widthOf(text, fontSize) <= room) return text;
  const kept: string[] = [];
  let left = room - widthOf('…', fontSize);
  for (const character of charactersOf(text)) {
    left -= widthOfOne(character) * fontSize;
    if (left < 0) break;
    kept.push(character);
  }
  return `${kept.join('').trimEnd()}…`;
}

/** Without line breaks or blanks that nobody sees. */
export const tidy = (text: string): string => text.trim().replace(/\s+/gu, ' ');
