import { cutText } from '../../../platform/text/cut-text.ts';

/**
 * A text of a model as it is shown: without addresses, pictures and links, which nobody has checked, without the ids that
 * cards have in the data, without characters that cannot be stored, and cut. Null if nothing is left.
 */
export function draftedText(given: string | null, max: number): string | null {
  const text = (given ?? '')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, '')
    .replace(/!?\[([^\]\n]{0,300})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/<?\b(?:https?:\/\/|www\.)[^\s<>)\]]+>?/gi, '')
    .replace(/\s*[([]c\d+(?:\s*[,;]\s*c\d+)*[)\]]/g, '')
    .replace(/[ \t]+([.,;:!?])/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return text === '' ? null : cutText(text, max);
}

/** The same on one line, without marks of Markdown around it. */
export function draftedLine(given: string | null, max: number): string | null {
  const line = (given ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/^[\s#*"'“”„«»]+|[\s*"'“”„«»]+$/g, '')
    .replace(/\.$/, '');
  return draftedText(line, max);
}

/**
 * A text that reads the same with and without Markdown, which drafts are shown in and edited as: marks that would take
 * effect are left out or replaced by signs that look like them, since an escaped one would show its backslash.
 */
export const unmarked = (text: string): string =>
  text
    .replace(/[\\`]|~~+/g, '')
    .replace(/\*+(?=\S)|(?<=\S)\*+/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/<(?=[a-z/!?])/gi, '‹')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[#>+*=-]+(?:\s+|$))+/, '')
    .replace(/^(\d{1,9})[.)](?=\s|$)/, '$1');
