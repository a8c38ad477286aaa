import { gfmToMarkdown } from 'mdast-util-gfm';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';

/**
 * The Markdown that the editor reads, the same as ui/prose/prose.tsx shows: as GitHub does, and marks also end beside
 * punctuation where Chinese, Japanese and Korean have no space, as in `**강조(말)**을`.
 */
export const readSyntax = [gfm(), cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()];

/** The Markdown that the editor writes: GitHub's. */
export const writtenSyntax = gfmToMarkdown({ tablePipeAlign: false });
