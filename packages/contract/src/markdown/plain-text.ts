import type { Nodes } from 'mdast';
import { readMarkdown } from './read-markdown.ts';

/** The text of a node without Markdown syntax. Iterative, since nodes can be nested deeply. */
export function plainText(node: Nodes): string {
  const parts: string[] = [];
  const waiting: (Nodes | string)[] = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') parts.push(next);
    else if ('value' in next) parts.push(next.value);
    else if ('alt' in next) parts.push(next.alt ?? '');
    else if (next.type === 'break') parts.push(' ');
    else if ('children' in next) {
      const isBlock = blocks.has(next.type);
      for (const child of [...next.children].reverse()) waiting.push(...(isBlock ? [' ', child] : [child]));
    }
  }
  return parts.join('');
}

/** Nodes whose children are separated from each other. */
const blocks = new Set<string>(['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow', 'footnoteDefinition']);

/**
 * Without any of these, Markdown is read as it is stored, apart from white space; so most texts need no parsing. At the
 * beginning of a line: lists, quotes, headings, rules, tables and code. Anywhere: escapes, code, character references,
 * emphasis except inside words and between spaces, links and definitions, HTML.
 */
const marks = new RegExp(
  [
    String.raw`^[ \t]*(?:[-+|:>=]|\d{1,9}[.)](?:\s|$)|#{1,6}(?:\s|$)|(?:\*[ \t]*){3,}$|(?:_[ \t]*){3,}$|\*(?:\s|$))`,
    String.raw`^(?: {4}|\t)`,
    String.raw`\\[!-/:-@[-\x60{-~\n\r]`,
    '`',
    String.raw`&#?\w+;`,
    String.raw`\*(?=[^\s*])|[^\s*]\*`,
    String.raw`(?<![\p{L}\p{N}_])_+(?=[^\s_])|[^\s_]_+(?![\p{L}\p{N}_])`,
    '~[^~]*~',
    String.raw`\][([:]|\[\^`,
    '<\\S',
  ].join('|'),
  'mu',
);

/**
 * What is read of Markdown: its words without marks, escapes, character references and addresses behind words. This is
 * what people search, count and compare; titles, tags and other plain texts must not be passed. Takes bounded time.
 */
export const readText = (markdown: string): string =>
  (marks.test(markdown) ? plainText(readMarkdown(markdown)) : markdown).trim();
