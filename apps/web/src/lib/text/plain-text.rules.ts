/** The length of Markdown that a few lines can show. */
const enough = 600;

/**
 * The words of a Markdown text without its signs, on one line: for the preview on a card. It tolerates invalid
 * Markdown, and is fast, since it runs for every card that scrolls by: only the first `length` letters are read.
 */
export function plainText(markdown: string, length = enough): string {
  return markdown
    .slice(0, length)
    .replace(/^ {0,3}(```|~~~).*$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,9}[.)]\s+)+/gm, '')
    .replace(/^\s*(?:[-*_]\s*){3,}$/gm, '')
    .replace(/(\*\*|__|~~|`+)(?=\S)([\s\S]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}\\])([*_])(?=\S)([^*_\n]*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters that fill the longest preview; the browser would have to lay out every one that is cut off later. */
export const previewLetters = 190;

/** The first `letters` of a text; a longer one ends with an ellipsis. */
export const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters)}…` : text;

/** The first words of a card's text, shown in lists. */
export const previewOf = (card: { readonly description: string | null; readonly subtitle: string | null }): string =>
  cut(plainText(card.description ?? '') || (card.subtitle ?? ''), previewLetters);
