import { charactersOf, shorten, widthOf } from '#drawing/text-width.ts';

/**
 * A text in lines of these widths, in parts of the font size. What does not fit into the last is cut; a word that is
 * longer than its line is broken.
 */
export function breakText(text: string, widths: readonly number[]): string[] {
  const lines: string[] = [];
  let left = text.trim().replace(/\s+/gu, ' ');
  for (const [index, width] of widths.entries()) {
    if (left === '') break;
    const isLast = index === widths.length - 1;
    const line = isLast ? shorten(left, 1, width) : beginningOf(left, width);
    lines.push(line);
    left = isLast ? '' : left.slice(line.length).trimStart();
  }
  return lines;
}

/** The words with which a text begins that fit into a width; otherwise the characters. At least one. */
function beginningOf(text: string, width: number): string {
  if (widthOf(text, 1) <= width) return text;
  let kept = '';
  for (const word of text.split(' ')) {
    const longer = kept === '' ? word : `${kept} ${word}`;
    if (widthOf(longer, 1) > width) break;
    kept = longer;
  }
  if (kept !== '') return kept;
  const [first = '', ...others] = charactersOf(text);
  kept = first;
  for (const character of others) {
    if (widthOf(kept + character, 1) > width) break;
    kept += character;
  }
  return kept;
}
