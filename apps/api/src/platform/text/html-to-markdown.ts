import TurndownService from 'turndown';
import { nestingOf } from './nesting.rules.ts';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
turndown.remove(['script', 'style', 'iframe', 'object', 'noscript', 'form', 'button', 'head']);

/** For text that is not Markdown: character references are decoded, and nothing is escaped. */
const decoder = new TurndownService();
decoder.escape = (text) => text;

/** No bracket is allowed inside a tag, since otherwise a text with many of them would take quadratic time. */
const looksLikeHtml =
  /<\/?(p|div|span|br|b|i|u|strong|em|a|ul|ol|li|h[1-6]|blockquote|table|tr|td|th|img|script|style|font|section|article|pre|code)\b[^<>]*>/i;

/** No real text is nested more deeply, and converting slows down with depth. */
const deepest = 100;

/** A piece of HTML is nested too deeply to be converted. */
export class TooDeepError extends Error {}

/** Throws `TooDeepError` for HTML that is nested too deeply to be converted, before anything is converted. */
export function assertNotTooDeep(text: string): void {
  if (nestingOf(text) > deepest) throw new TooDeepError(`HTML nests deeper than ${deepest} elements.`);
}

/** Converts HTML; other text stays unchanged. Throws `TooDeepError`. */
function converted(text: string, convert: (html: string) => string): string {
  if (!looksLikeHtml.test(text)) return text;
  assertNotTooDeep(text);
  try {
    return convert(text);
  } catch (error) {
    // Broken HTML can be nested more deeply than its tags show, and the converter then overflows the stack.
    if (error instanceof RangeError) throw new TooDeepError(error.message);
    throw error;
  }
}

/** HTML as Markdown; text without HTML unchanged. Throws `TooDeepError`. Convert long texts in a separate thread. */
export const htmlToMarkdown = (text: string): string => converted(text, (html) => turndown.turndown(html));

/** The text of a piece of HTML on one line; text without HTML unchanged. */
export const htmlToLine = (text: string): string =>
  converted(text, (html) =>
    decoder
      .turndown(html.replace(/<[^<>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** Escapes plain text as Markdown. */
export const escapeMarkdown = (text: string): string => turndown.escape(text);
