import { cutText } from '../text/cut-text.ts';

/** Characters that end the line or are invisible: direction marks and zero-width characters. */
const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const unseen = /\p{Cf}+/gu;
const quotationMarks = /["“”„‟«»〝〞〟＂]/gu;

/**
 * A text written by a person, such as a title or a name, for use in a mail: on one line, at most `max` UTF-16 units
 * long, without quotation marks. Mail programs must not turn it into a link, so a space is added after each dot of a
 * host name, and the slashes of a scheme are removed.
 */
export function harmless(text: string, max: number): string {
  const line = text.replace(lineEnds, ' ').replace(unseen, '').replace(quotationMarks, "'");
  const plain = line
    .replace(/:\/\/+/g, ': ')
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])([.．｡。])(?=\p{L}{2})/gu, '$1 ')
    .replace(/ +/g, ' ')
    .trim();
  return cutText(plain, max);
}
