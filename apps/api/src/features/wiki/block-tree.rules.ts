import type { HeadingBlock, RichText, WikiBlock } from '@foreglow/contract';
import { slugWords } from '#platform/text/slugs.ts';

/** The text without its formatting. */
export const textOf = (text: RichText): string => text.map((item) => item.plain_text).join('');

/** All blocks in reading order, each before those inside it. */
export function* everyBlock(blocks: readonly WikiBlock[]): Generator<WikiBlock> {
  for (const block of blocks) {
    yield block;
    yield* everyBlock(block.children ?? []);
  }
}

/** The blocks, each transformed by `change`, innermost first. */
export function mapBlocks(blocks: readonly WikiBlock[], change: (block: WikiBlock) => WikiBlock): readonly WikiBlock[] {
  return blocks.map((block) =>
    change(block.children ? { ...block, children: mapBlocks(block.children, change) } : block),
  );
}

const levels: Readonly<Record<string, number>> = { heading_1: 1, heading_2: 2, heading_3: 3 };

/** The level of a heading, 1 to 3; undefined for other blocks. */
export const levelOf = ({ type }: WikiBlock): number | undefined => levels[type];

export const isHeading = (block: WikiBlock): block is HeadingBlock => levelOf(block) !== undefined;

/**
 * The blocks with an anchor for each heading: the words of its text, numbered if another heading has the same words.
 */
export function withAnchors(blocks: readonly WikiBlock[]): readonly WikiBlock[] {
  const taken = new Set<string>();
  /** The next number to try for the same words. */
  const next = new Map<string, number>();
  const anchors = new Map<string, string>();
  for (const block of everyBlock(blocks)) {
    if (!isHeading(block)) continue;
    const words = slugWords(textOf(block.rich_text)) || 'section';
    let anchor = words;
    for (let number = next.get(words) ?? 2; taken.has(anchor); number += 1) {
      anchor = `${words}-${number}`;
      next.set(words, number + 1);
    }
    taken.add(anchor);
    anchors.set(block.id, anchor);
  }
  return mapBlocks(blocks, (block) =>
    isHeading(block) ? { ...block, anchor: anchors.get(block.id) ?? block.anchor } : block,
  );
}
