/**
 * The one- and two-letter strings of a text, as a row of 2,048 bits.
 *
 * A trigram index cannot find terms of one or two letters, and most cards contain most such terms, so an inverted index
 * would answer with nearly every row. The row of bits is small enough to be read for every card of a project: a term of
 * one or two letters is one bit. The strings over the usual alphabet have a bit each; all others share the remaining
 * bits, so for them a bit only says "perhaps" and the text has to be checked.
 */
const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789 -äöüß';
const positions = new Map([...alphabet].map((letter, index) => [letter, index]));
const size = alphabet.length;
const pairs = size * size;
const exactBits = pairs + size;

/** Bits in the row of a text. */
const bitCount = 2048;
const sharedBits = bitCount - exactBits;

/** Longest term that can be looked up in the row of bits, in UTF-16 units. */
export const longestIndexedTerm = 2;

export interface CharacterBit {
  /** Number of the bit, as PostgreSQL's `get_bit` counts. */
  readonly bit: number;
  /** False: other strings share the bit, and the text has to be checked. */
  readonly exact: boolean;
}

/** The bit of a term of one or two UTF-16 units, which must be composed and lower-cased as stored texts are. */
export function characterBit(term: string): CharacterBit {
  const first = positions.get(term.charAt(0));
  const second = positions.get(term.charAt(1));
  if (term.length === 1 && first !== undefined) return { bit: pairs + first, exact: true };
  if (term.length === 2 && first !== undefined && second !== undefined)
    return { bit: first * size + second, exact: true };
  const mixed = Math.imul(term.charCodeAt(0), 31) + (term.length === 2 ? Math.imul(term.charCodeAt(1), 7919) : 0);
  return { bit: exactBits + ((mixed >>> 0) % sharedBits), exact: false };
}

/** The row of bits of a text (composed and lower-cased). */
export function characterBits(text: string): Buffer {
  const bits = Buffer.alloc(bitCount / 8);
  const setBit = (bit: number) => {
    bits[bit >> 3] = (bits[bit >> 3] ?? 0) | (1 << (bit & 7));
  };
  let before: number | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const position = positions.get(text.charAt(at));
    // Computed without building a string for every pair of the usual alphabet, since this runs for every letter of
    // every card.
    setBit(position === undefined ? characterBit(text.charAt(at)).bit : pairs + position);
    if (at > 0) {
      if (before === undefined || position === undefined) setBit(characterBit(text.slice(at - 1, at + 1)).bit);
      else setBit(before * size + position);
    }
    before = position;
  }
  return bits;
}
