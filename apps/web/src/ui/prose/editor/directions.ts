import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Each paragraph, list, quotation and table gets its direction from its own words, as in the rendered text. */
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
