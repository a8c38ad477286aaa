/** The characters of Windows-1252 for the bytes 0x80 to 0x9F; the other bytes are their own code points. */
const specials = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map([...specials].map((letter, at) => [letter, 0x80 + at]));
const follower = `[\\u0080-\\u00bf${specials}]`;

/** A run of characters that are each a byte of 0x80 or above in Windows-1252. */
const run = new RegExp(`[\\u0080-\\u00ff${specials}]{2,}`, 'gu');

/**
 * A character of two to four bytes of UTF-8 that was read as Windows-1252, such as â€™ for ’ and Ã¼ for ü. It covers
 * only the first bytes of Western text: in other texts the same letters may be intended.
 */
const western = new RegExp(`[ÂÃ]${follower}|â${follower}{2}|ð${follower}{3}`, 'gu');

/** A run of letters for at least this many bytes is unlikely to be valid UTF-8 by chance. */
const certainBytes = 6;

const lostLetter = '\ufffd';

/** Text after its decoding was checked. */
export interface CheckedText {
  /** The text, repaired where that is certain. */
  readonly text: string;
  /** Whether the text contained UTF-8 read as Windows-1252, which was undone. */
  readonly repaired: boolean;
  /** Whether letters had been replaced by U+FFFD before. They cannot be recovered. */
  readonly lost: boolean;
}

/** Repairs UTF-8 that was read as Windows-1252, where that is certain. Other text stays unchanged. */
export function repairEncoding(given: string): CheckedText {
  const isCertain = [...given.matchAll(run)].some(([found]) => letterBytes(decode(found)) >= certainBytes);
  const text = isCertain ? given.replace(run, (found) => decode(found) ?? repairWestern(found)) : repairWestern(given);
  return { text, repaired: text !== given, lost: text.includes(lostLetter) };
}

const repairWestern = (text: string): string => text.replace(western, (found) => decode(found) ?? found);

/** The UTF-8 whose bytes are shown as these characters, or undefined if they are not UTF-8. */
function decode(shown: string): string | undefined {
  const bytes = Uint8Array.from(shown, (letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The bytes of the letters of a text in UTF-8; none if it contains characters that no text has. */
function letterBytes(text = ''): number {
  if (/[\p{Cn}\p{Co}\p{Cs}\p{Cc}]/u.test(text)) return 0;
  return Buffer.byteLength((text.match(/\p{L}/gu) ?? []).join(''));
}
