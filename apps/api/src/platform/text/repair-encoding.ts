/** The characters of Windows-1252 for the bytes 0x80 to 0x9F; the other bytes are their own code points. */
const specials = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = new Map([...specials].map((letter, at) => [letter, 0x80 + at]));

/**
 * A character of two to four bytes of UTF-8 that was shown as Windows-1252, such as â€™ for ’ and Ã¼ for ü. Only the
 * first bytes that Western text has: elsewhere the same letters may be meant.
 */
const misread = new RegExp(`[ÂÃ]${follower(1)}|â${follower(2)}|ð${follower(3)}`, 'gu');

function follower(count: number): string {
  return `[\\u0080-\\u00bf${[...specials].join('')}]{${count}}`;
}

/** Repairs UTF-8 that was read as Windows-1252. Other text stays unchanged. */
export function repairEncoding(text: string): string {
  return text.replace(misread, (found) => {
    const bytes = Uint8Array.from(found, (letter) => byteOf.get(letter) ?? letter.charCodeAt(0));
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return found;
    }
  });
}
