import { gfmToMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly';
import { cjkFriendlyGfmStrikethroughToMarkdown } from 'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';

/**
 * The Markdown that the editor reads, the same as ui/prose/prose.tsx shows: as GitHub does, and marks also end beside
 * punctuation where Chinese, Japanese and Korean have no space, as in `**강조(말)**을`.
 */
export const readSyntax = [gfm(), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()];

const { delete: strikethrough } = cjkFriendlyGfmStrikethroughToMarkdown().handlers ?? {};

/** Writes the same elements, but with a character reference for a letter beside such a mark. */
export const plainSyntax = [gfmToMarkdown({ tablePipeAlign: false })];

/**
 * The Markdown that the editor writes, which reads back the same. Of two handlers for an element the later one counts:
 * paragraphs are written by GitHub's, which also writes tasks.
 */
export const writtenSyntax = [cjkFriendlyToMarkdown(), ...plainSyntax, { handlers: { delete: strikethrough } }];
