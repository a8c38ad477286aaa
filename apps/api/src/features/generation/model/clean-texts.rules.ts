import { limits } from '@foreglow/contract';
import { cutText } from '../../../platform/text/cut-text.ts';

/**
 * A text of a model without addresses, HTML and pictures: an address in it may be invented, or a card may have told the
 * model to write it. Takes linear time, since the text is as long as a whole answer may be.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/!?\[([^[\]]*)\]\([^)[\]]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/(?:[a-z][a-z+.-]{0,20}:\/\/|\bwww\.)\S+/gi, '')
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (character) => (character === '\n' ? '\n' : ' '))
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
  cutText(cleanText(text), limits.blipRationaleLength) || null;
