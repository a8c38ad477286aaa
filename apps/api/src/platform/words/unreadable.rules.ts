/** Bytes 80 to BF as characters, by Windows-1252 and ISO 8859-1, and the sign for a lost one. */
const rest = '[\\u0080-\\u00bf\\ufffdŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]';
/** Quotation marks and dashes in UTF-8, read as Windows-1252: they stand between legible words. */
const marks = new RegExp(`â€${rest}?|Â${rest}`, 'gu');
/** Letters in UTF-8, read as Windows-1252. */
const misread = new RegExp(`[ÃÂÅ]${rest}|[à-ï]${rest}${rest}|(?:[ÐÑ]${rest}){2}`, 'u');
/** Texts without these have not been decoded wrongly. */
const suspicious = /[\u0080-\u00ff\ufffd]/;
/** Letters that were lost in decoding. */
const lost = /[\ufffd\u0080-\u009f]/;
const entity = /&(?:#x?[0-9a-f]{1,6}|[a-z]{2,8}\d?);/giu;
const shortestCode = 8;

const tag = /<\/?[a-z!][^<>]{0,300}>/giu;
/** In place of what is left out: it separates words. */
const gap = ' , ';

/**
 * A composed text (NFC) without what is not meant to be read: tags and named characters of HTML, and runs of characters
 * that were decoded wrongly. Such marks between words are left out alone.
 */
export function readableText(text: string): string {
  const plain = text.includes('<') || text.includes('&') ? text.replace(tag, gap).replace(entity, gap) : text;
  if (!suspicious.test(plain)) return plain;
  return plain.replace(marks, gap).replace(/\S+/g, (run) => (lost.test(run) || misread.test(run) ? gap : run));
}

/** Whether a word is a number of something, a key or encoded data: letters and digits, or cases, in disorder. */
export const isCode = (word: string): boolean => word.length >= shortestCode && word.split('-').some(isCodePart);

function isCodePart(part: string): boolean {
  if (part.length < shortestCode) return false;
  const count = (pattern: RegExp) => part.match(pattern)?.length ?? 0;
  return (count(/\p{N}/gu) >= 3 && count(/\p{Script=Latin}/gu) >= 3) || count(/\p{Ll}(?=\p{Lu})/gu) >= 3;
}

/** The name of a site as it is written in addresses: `example.org`. */
const host = /^[("']?(?:[a-z0-9][a-z0-9-]*\.)+(?:com|org|net|edu|gov|info|io|ai|co)(?:\.[a-z]{2})?[)"',.:;]*$/u;

/** Whether a run of characters is the name of a site. */
export const isHost = (run: string): boolean => run.length <= 100 && run.includes('.') && host.test(run);
