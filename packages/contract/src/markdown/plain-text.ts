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

/** Signs and beginnings of lines without which Markdown is read as it is stored. */
const marks = /[\\`*_[\]<>&~#|=+]|^\s*(?:-|\d{1,9}[.)])|^(?: {4}|\t)|:\/\/|www\.|@/m;

/**
 * What is read of Markdown: its words without marks, escapes, character references and addresses behind words. This is
 * what people search, count and compare; titles, tags and other plain texts must not be passed. Takes bounded time.
 */
export const readText = (markdown: string): string =>
  (marks.test(markdown) ? plainText(readMarkdown(markdown)) : markdown).trim();
