import type { Paragraph, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';
import { boundedMarkdown } from './bounded-markdown.ts';
import { paragraphsOf } from './paragraphs.ts';

/** Marks also end beside punctuation where Chinese, Japanese and Korean have no space: `**강조(말)**을`. */
const syntax = [gfm(), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()];

/**
 * Reads Markdown as GitHub does, in bounded time (`boundedMarkdown`). Marks of containers inside more than eight others
 * are left out. A text that would take too long, or is nested too deeply for the parser, becomes plain text.
 */
export function readMarkdown(markdown: string): Root {
  const bounded = boundedMarkdown(markdown);
  if (bounded === null) return plainRoot(markdown);
  try {
    return fromMarkdown(bounded, { extensions: syntax, mdastExtensions: [gfmFromMarkdown()] });
  } catch (error) {
    // Thrown when the stack overflows.
    if (!(error instanceof RangeError)) throw error;
    return plainRoot(markdown);
  }
}

/** A text without any formatting except its paragraphs and line breaks. */
export function plainRoot(text: string): Root {
  const paragraphs = paragraphsOf(text).map((paragraph): Paragraph => {
    const lines = paragraph.split('\n').flatMap((value, at): PhrasingContent[] => {
      const line: PhrasingContent = { type: 'text', value };
      return at === 0 ? [line] : [{ type: 'break' }, line];
    });
    return { type: 'paragraph', children: lines };
  });
  return { type: 'root', children: paragraphs };
}
