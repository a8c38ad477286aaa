import { Extension, type Extensions, Node } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { TableCell, TableHeader, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** Code may also be a link or bold, as in Markdown. */
const MarkedCode = Code.extend({ excludes: '' });

/** Reads the source from the copied element, so that it stays source when it is pasted elsewhere in a text. */
const source = { default: '', parseHTML: (element: HTMLElement) => element.textContent };

/** The rules for code would otherwise read these elements. */
const beforeCode = 60;

/** Markdown that the editor cannot represent. It is shown and kept as source. */
const Verbatim = Node.create({
  name: 'verbatim',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source }),
  parseHTML: () => [{ tag: 'code[data-verbatim]', priority: beforeCode }],
  renderHTML: ({ node }) => ['code', { 'data-verbatim': '' }, String(node.attrs.source)],
  renderText: ({ node }) => String(node.attrs.source),
});

const VerbatimBlock = Node.create({
  name: 'verbatimBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({ source }),
  parseHTML: () => [{ tag: 'pre[data-verbatim]', priority: beforeCode }],
  renderHTML: ({ node }) => ['pre', { 'data-verbatim': '' }, ['code', String(node.attrs.source)]],
  renderText: ({ node }) => String(node.attrs.source),
});

/** Items of a list can be tasks (done or not done) or plain items. */
const Tasks = Extension.create({
  name: 'tasks',
  addGlobalAttributes: () => [
    {
      types: ['listItem'],
      attributes: {
        checked: {
          default: null,
          keepOnSplit: false,
          parseHTML: ({ dataset }) => (dataset.checked === undefined ? null : dataset.checked === 'true'),
          renderHTML: ({ checked }) => (checked === null ? {} : { 'data-checked': String(checked) }),
        },
      },
    },
  ],
});

/** The elements of a text, which are those of Markdown. */
export const extensions: Extensions = [
  StarterKit.configure({
    underline: false,
    code: false,
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { rel: null, target: null } },
  }),
  MarkedCode,
  TableKit.configure({ table: { resizable: false }, tableCell: false, tableHeader: false }),
  // A cell of a Markdown table has only one line.
  TableCell.extend({ content: 'paragraph' }),
  TableHeader.extend({ content: 'paragraph' }),
  Verbatim,
  VerbatimBlock,
  Tasks,
];
