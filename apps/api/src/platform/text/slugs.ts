import { randomInt } from 'node:crypto';

// Without 0, 1, i, l and o, which are easily misread.
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const randomLength = 7;
const wordsLength = 60;

/** Letters that do not decompose into a base letter and a mark. */
const transliterated: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
  ð: 'd',
};
const germanUmlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * A new slug: the title's words in lower-case ASCII and a random part of 7 letters and digits (31^7 values), which
 * makes it unique. For a title without Latin letters it is only the random part.
 */
export function newSlug(title: string): string {
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  const words = slugWords(title);
  return words ? `${words}-${random}` : random;
}

/** The readable part of a slug: at most 60 characters, cut between words where that is possible. */
export function slugWords(title: string): string {
  const ascii = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüßæœøđłþð]/g, (letter) => germanUmlauts[letter] ?? transliterated[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[^\x00-\x7f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (ascii.length <= wordsLength) return ascii;
  const cut = ascii.slice(0, wordsLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0) || wordsLength);
}
