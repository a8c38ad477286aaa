/** The length of Markdown that fills a few lines. */
const enough = 600;

/**
 * The visible text of Markdown on one line: for the preview on a card. It tolerates invalid Markdown. It is fast, since
 * it runs for every card during scrolling: only the first `length` letters are read. Only asterisks are marks inside a
 * word, such as a Korean one with its particle.
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
    .replace(/(?<!\\)\*(?=\S)([^*_\n]*?\S)\*/g, '$1')
    .replace(/(?<![\p{L}\p{N}\\])_(?=\S)([^*_\n]*?\S)_(?![\p{L}\p{N}])/gu, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The number of letters that fills the longest preview. The browser would have to lay out all further letters, only to
 * cut them off.
 */
export const previewLetters = 190;

/** The first `letters` letters of a text; a longer text ends with an ellipsis. */
export const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters)}…` : text;

/** The first words of a card's text, shown in lists. */
export const previewOf = (card: { readonly description: string | null; readonly subtitle: string | null }): string =>
  cut(plainText(card.description ?? '') || (card.subtitle ?? ''), previewLetters);
