import { cutText } from '#platform/text/cut-text.ts';
import { withoutLinks } from '#platform/text/without-links.rules.ts';

/**
 * A text of a model as it is shown. Addresses, pictures and links, which nobody has checked, are removed, as are HTML,
 * the ids of cards in the data and characters that cannot be stored. The text is cut to its limit. Null if nothing is
 * left.
 */
export function draftedText(given: string | null, max: number): string | null {
  const text = (given ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, '')
    .replace(/\s{0,2}[([]c\d+(?:\s{0,2}[,;]\s{0,2}c\d+)*[)\]]/g, '')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  // Links are removed after the text was cut, since a part of one may lead elsewhere.
  const cleaned = withoutLinks(cutText(text.trim(), givenFor(max)));
  const tidied = cleaned
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ ([.,;:!?])(?=\s|$)/g, '$1')
    .trim();
  const cut = withoutLinks(cutText(tidied, max));
  return cut === '' ? null : cut;
}

/** How much of a model's text is read, since links and what is removed with them count for nothing. */
const givenFor = (max: number): number => 4 * max + 4000;
/** The same on one line, without Markdown around it. */
export function draftedLine(given: string | null, max: number): string | null {
  const line = (given ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[\s#*"'“”„«»]+/, '')
    .replace(/(?<![\s*"'“”„«»])[\s*"'“”„«»]+$/, '')
    .replace(/\.$/, '');
  return draftedText(line, max);
}
