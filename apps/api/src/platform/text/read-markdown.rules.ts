import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

const mark = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|\[\^[^\]\s]{1,999}\]:)`;
const rule = String.raw`[ \t]*([-*])(?:[ \t]*\2)*[ \t]*$`;
/**
 * More than eight marks of quotes, lists and footnotes at the beginning of a line, unless the rest of it is a rule. They
 * are not meant as such, and would take long to parse.
 */
const deepMarks = new RegExp(`^((?:${mark}){8})(?!${rule})(?:${mark})+`, 'gm');

/**
 * Reads Markdown as GitHub does. Marks of containers inside more than eight others are left out. A text that is nested
 * too deeply for the parser becomes a paragraph of plain text.
 */
export function readMarkdown(markdown: string): Root {
  try {
    return fromMarkdown(markdown.replace(deepMarks, '$1 '), {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
  } catch (error) {
    // Thrown when the stack overflows.
    if (!(error instanceof RangeError)) throw error;
    return { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }] };
  }
}
