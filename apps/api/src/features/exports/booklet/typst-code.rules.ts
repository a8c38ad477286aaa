import { cutTo } from '@foreglow/contract/cut-to';

// Texts reach Typst as string literals only, never as markup or code.

/**
 * Characters that no font shows and that a PDF must not contain: control characters, lone surrogates, noncharacters.
 */
const unprintable =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text for printing on one line: line breaks and tabs become spaces, together with the spaces around them. */
export const printable = (text: string): string =>
  text.replace(/\s+/g, (space) => (/[\n\r\t\u2028\u2029]/.test(space) ? ' ' : space)).replace(unprintable, '');

/** The text as a Typst string literal. Line breaks are kept. */
export const literal = (text: string): string => `"${text.replace(unprintable, '').replace(/[\\"]/g, '\\$&')}"`;

/** Several expressions one after the other, as content. */
export const sequence = (expressions: readonly string[]): string =>
  expressions.length === 0 ? '[]' : `{${expressions.join(';')}}`;

/** An array. */
export const array = (expressions: readonly string[]): string =>
  expressions.length === 0 ? '()' : `(${expressions.join(',')},)`;

/** A dictionary; entries without a value are `none`. */
export function dictionary(entries: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(entries).map(([key, value]) => `${literal(key)}:${value ?? 'none'}`);
  return pairs.length === 0 ? '(:)' : `(${pairs.join(',')})`;
}

/** Longer words are broken where they do not fit. */
const longWord = 24;

/**
 * Allows breaks inside long words and addresses: after the characters that divide addresses, and in any long rest. The
 * break is a zero-width space, which is invisible to a reader.
 */
export const breakable = (text: string): string =>
  text.replace(/[^\s\u200b]{25,}/g, (word) =>
    word
      .split(/(?<=[/?&=_.,:;+-])(?=[^/?&=_.,:;+-])/)
      .map((piece) => (piece.length > longWord ? chunksOf(piece).join('\u200b') : piece))
      .join('\u200b'),
  );

/** Pieces made of whole graphemes, so that no letter is separated from its marks. */
function chunksOf(piece: string): string[] {
  const pieces: string[] = [];
  let current = '';
  for (const { segment } of graphemes.segment(piece)) {
    if (current.length + segment.length > longWord / 2) {
      pieces.push(current);
      current = '';
    }
    current += segment;
  }
  return [...pieces, current].filter(Boolean);
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Pieces of the beginning of a text, each of at most one word, which together are that beginning. Long words can be
 * broken between their pieces, as in `breakable`.
 */
export const cutPieces = (text: string, length: number): string[] =>
  breakable(cutTo(text, length)).match(/[^\s\u200b]+[\s\u200b]*|[\s\u200b]+/g) ?? [];
