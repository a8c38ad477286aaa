import type { WikiBlock } from '@foreglow/contract';

/** A block, or a list of consecutive items. */
export type BlockPart =
  | { readonly kind: 'block'; readonly block: WikiBlock }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly WikiBlock[] };

/**
 * Blocks with their items combined into lists: consecutive items of the same kind form one list (§4 of the
 * specification).
 */
export function withLists(blocks: readonly WikiBlock[]): readonly BlockPart[] {
  const parts: BlockPart[] = [];
  for (const block of blocks) {
    const isItem = block.type === 'bulleted_list_item' || block.type === 'numbered_list_item';
    if (!isItem) {
      parts.push({ kind: 'block', block });
      continue;
    }
    const ordered = block.type === 'numbered_list_item';
    const last = parts.at(-1);
    if (last?.kind === 'list' && last.ordered === ordered)
      parts.splice(-1, 1, { ...last, items: [...last.items, block] });
    else parts.push({ kind: 'list', ordered, items: [block] });
  }
  return parts;
}
