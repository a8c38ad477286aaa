import { limits } from '@foreglow/contract';
import { cutText } from '#platform/text/cut-text.ts';
import { withoutLinks } from '#platform/text/without-links.rules.ts';

/**
 * A text of a model without addresses, HTML and pictures: an address in it may be invented, or a card may have told the
 * model to write it. The text may be as long as a whole answer.
 */
export const cleanText = (text: string): string =>
  withoutLinks(
    text
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (character) => (character === '\n' ? '\n' : ' '))
      .replace(/[^\S\n]+/g, ' '),
  )
    // Programs other than ours make links of these, too.
    .replace(/(?:[a-z][a-z+.-]{0,20}:\/\/|\bwww\.)\S+/gi, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** The same as one line of a name or a label, cut to a length. */
export function cleanLine(text: string, longest: number): string {
  const line = cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/^["'“„«]+|(?<!["'”“».])["'”“».]+$/g, '')
    .trim();
  return cutText(line, longest);
}

/** A rationale as it is stored; null if nothing is left. */
export const cleanRationale = (text: string): string | null =>
  // Read again after it was cut, since a part of an address may be one, too.
  withoutLinks(cutText(cleanText(text), limits.blipRationaleLength)).trim() || null;
