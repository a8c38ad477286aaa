import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Each paragraph, list, quotation and table runs from the right or from the left as its own words do, as in the finished text. */
export const Directions = Extension.create({
  name: 'directions',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const blocks: Decoration[] = [];
          doc.forEach((node, offset) => {
            blocks.push(Decoration.node(offset, offset + node.nodeSize, { dir: 'auto' }));
          });
          return DecorationSet.create(doc, blocks);
        },
      },
    }),
  ],
});
