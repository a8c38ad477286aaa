import { cutText } from '../text/cut-text.ts';

const marks = { en: ['“', '”'], de: ['„', '“'] } as const;

/** Characters that end the line or are invisible: direction marks and zero-width characters. */
const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
const unseen = /\p{Cf}+/gu;
const quotationMarks = /["“”„‟«»〝〞〟＂]/gu;

/**
 * A text that somebody wrote, such as a title or a name, quoted for a mail: in quotation marks, in one line, with at
 * most `max` UTF-16 units between the marks. Nothing in it ends the quotation, and mail programs make no link of what
 * looks like an address: there is a space after each dot of a host name, and none of the slashes of a scheme.
 */
export function quoted(text: string, locale: 'en' | 'de', max: number): string {
  const line = text.replace(lineEnds, ' ').replace(unseen, '').replace(quotationMarks, "'");
  const harmless = line
    .replace(/:\/\/+/g, ': ')
    .replace(/(?<=[\p{L}\p{M}\p{N}_-])([.．｡。])(?=\p{L}{2})/gu, '$1 ')
    .replace(/ +/g, ' ')
    .trim();
  const [opening, closing] = marks[locale];
  return `${opening}${cutText(harmless, max)}${closing}`;
}
