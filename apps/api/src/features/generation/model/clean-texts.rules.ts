import { limits } from '@foreglow/contract';

/**
 * A text of a model without addresses, HTML and pictures: an address in it may be invented, or a card may have told the
 * model to write it.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\b(?:[a-z][a-z+.-]*:\/\/|www\.)\S+/gi, '')
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (character) => (character === '\n' ? '\n' : ' '))
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** The same as one line of a name or a label, cut to a length. */
export function cleanLine(text: string, longest: number): string {
  const line = cleanText(text)
    .replace(/\s+/g, ' ')
    .replace(/^["'“„«]+|["'”“».]+$/g, '')
    .trim();
  if (line.length <= longest) return line;
  return line.slice(0, line.lastIndexOf(' ', longest) || longest).trim();
}

/** A rationale as it is stored; null if nothing is left. */
export const cleanRationale = (text: string): string | null =>
  cleanText(text).slice(0, limits.blipRationaleLength) || null;
