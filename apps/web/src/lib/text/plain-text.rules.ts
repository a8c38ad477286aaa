import { cutTo } from '@foreglow/contract/cut-to';

/** The length of Markdown that fills a few lines. */
const enough = 600;

/**
 * The visible text of Markdown on one line: for the preview on a card. It tolerates invalid Markdown. It is fast, since
 * it runs for every card during scrolling: only the first `length` letters are read. Only asterisks are marks inside a
 * word, such as a Korean one with its particle.
 */
export function plainText(markdown: string, length = enough): string {
  return cutTo(markdown, length)
    .replace(/^ {0,3}(```|~~~).*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,9}[.)]\s+)+/gm, '')
    .replace(/^\s*(?:[-*_]\s*){3,}$/gm, '')
    .replace(/(\*\*|__|~~|`+)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<!\\)\*(?=\S)([^*_\n]*?\S)\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}\\])_(?=\S)([^*_\n]*?\S)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([!-/:-@[-`{-~])|&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, unescaped)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The references that programs write; Markdown needs no others. */
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The character of an escape or a character reference. One that is unknown stays. */
function unescaped(whole: string, escaped: string | undefined, reference = ''): string {
  if (escaped !== undefined) return escaped;
  const code = Number(reference.slice(1).replace(/^x/i, '0x'));
  return named[reference] ?? (code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole);
}

/**
 * The number of letters that fills the longest preview. The browser would have to lay out all further letters, only to
 * cut them off.
 */
export const previewLetters = 190;

/** The first `letters` letters of a text; a longer text ends with an ellipsis. */
export const cut = (text: string, letters: number): string =>
  text.length > letters ? `${cutTo(text, letters)}…` : text;

/** The first words of a card's text, shown in lists. */
export const previewOf = (card: { readonly description: string | null; readonly subtitle: string | null }): string =>
  cut(plainText(card.description ?? '') || (card.subtitle ?? ''), previewLetters);
