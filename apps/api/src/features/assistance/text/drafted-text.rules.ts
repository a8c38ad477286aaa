import { cutText } from '../../../platform/text/cut-text.ts';

/**
 * A text of a model as it is shown. Addresses, pictures and links, which nobody has checked, are removed, as are the
 * ids of cards in the data and characters that cannot be stored. The text is cut to its limit. Null if nothing is left.
 * Addresses become spaces, so that the text around them cannot form another one.
 */
export function draftedText(given: string | null, max: number): string | null {
  const text = (given ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/\s{0,2}[([]c\d+(?:\s{0,2}[,;]\s{0,2}c\d+)*[)\]]/g, '')
    .replace(/<?\b(?:https?:\/\/|www\.)[^\s<>)\]]*>?/gi, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ ([.,;:!?])(?=\s|$)/g, '$1')
    .trim();
  return text === '' ? null : cutText(text, max);
}

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

/**
 * A text that reads the same with and without Markdown, since drafts are shown and edited as both. Marks that would
 * take effect are left out or replaced by similar characters: an escaped mark would show its backslash. Tildes come
 * after the marks that can separate two of them.
 */
export const unmarked = (text: string): string =>
  text
    .replace(/[\\`]/g, '')
    .replace(/\*+(?=\S)|(?<=\S)\*+/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/~~+/g, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[#>+*=-]+(?:\s+|$))+/, '')
    .replace(/^(\d{1,9})[.)](?=\s|$)/, '$1');
