import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
turndown.remove(['script', 'style', 'iframe', 'object', 'noscript', 'form', 'button', 'head']);

/** For text that is not read as Markdown: character references become letters, and nothing is escaped. */
const decoder = new TurndownService();
decoder.escape = (text) => text;

const looksLikeHtml =
  /<\/?(p|div|span|br|b|i|u|strong|em|a|ul|ol|li|h[1-6]|blockquote|table|tr|td|th|img|script|style|font|section|article|pre|code)\b[^>]*>/i;

/** HTML as Markdown; text without HTML as it is. */
export function htmlToMarkdown(text: string): string {
  return looksLikeHtml.test(text) ? turndown.turndown(text) : text;
}

/** The text of a piece of HTML on one line; text without HTML as it is. */
export function htmlToLine(text: string): string {
  return looksLikeHtml.test(text)
    ? decoder
        .turndown(text.replace(/<[^>]*>/g, ' '))
        .replace(/\s+/g, ' ')
        .trim()
    : text;
}

/** Plain text as Markdown that says just the same. */
export const escapeMarkdown = (text: string): string => turndown.escape(text);
