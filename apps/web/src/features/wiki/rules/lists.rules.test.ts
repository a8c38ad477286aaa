import type { WikiBlock } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withLists } from './lists.rules.ts';

const types = ['bulleted_list_item', 'numbered_list_item', 'paragraph'] as const;
const blocks = fc
  .array(fc.constantFrom(...types))
  .map((given) => given.map((type, at): WikiBlock => ({ id: String(at), type, rich_text: [] })));
const outline = (given: string) =>
  withLists(
    [...given].map((letter, at): WikiBlock => {
      const type = ({ b: types[0], n: types[1] } as const)[letter] ?? types[2];
      return { id: String(at), type, rich_text: [] };
    }),
  ).map((part) => (part.kind === 'block' ? 'p' : `${part.ordered ? 'ol' : 'ul'}${part.items.length}`));

test('items of the same kind form a list, and another kind starts a new list', () => {
  expect(outline('bbnnnpnb')).toEqual(['ul2', 'ol3', 'p', 'ol1', 'ul1']);
});

test('nothing is lost or moved, and no two lists of the same kind are adjacent', () => {
  fc.assert(
    fc.property(blocks, (given) => {
      const parts = withLists(given);
      expect(parts.flatMap((part) => (part.kind === 'block' ? [part.block] : part.items))).toEqual(given);
      for (const [at, part] of parts.entries()) {
        if (part.kind === 'block') expect(part.block.type).toBe('paragraph');
        else {
          expect(new Set(part.items.map(({ type }) => type))).toEqual(new Set([types[part.ordered ? 1 : 0]]));
          const before = parts[at - 1];
          expect(before?.kind === 'list' && before.ordered === part.ordered).toBe(false);
        }
      }
    }),
  );
});
