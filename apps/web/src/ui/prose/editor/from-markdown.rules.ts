import { boundedMarkdown } from '@foreglow/contract/markdown/bounded-markdown';
import type { Definition, Nodes, PhrasingContent, Root, RootContent, Table, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Doc, Mark } from './document.ts';
import { readSyntax, writtenSyntax } from './syntax.ts';

/**
 * Whether the editor can open Markdown. It cannot if parsing would block the page for long, or if marks would be lost.
 */
export const isEditable = (markdown: string): boolean => boundedMarkdown(markdown) === markdown;

/**
 * Parses Markdown into a document of the editor, with the same parser that renders it (ui/prose/prose.tsx). Markdown
 * that the editor cannot represent (HTML, pictures, footnotes, too many marks) is kept as source, so that nothing is
 * lost.
 */
export function documentFrom(markdown: string): Doc {
  if (!isEditable(markdown)) return { type: 'doc', content: [{ type: 'verbatimBlock', attrs: { source: markdown } }] };
  const root = fromMarkdown(markdown, { extensions: readSyntax, mdastExtensions: [gfmFromMarkdown()] });
  const reader = new Reader(definitionsIn(root));
  const content = reader.blocks(root.children);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** The targets of `[words][name]`, by name. */
function definitionsIn(node: Nodes, found = new Map<string, Definition>()): Map<string, Definition> {
  if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
  if ('children' in node) for (const child of node.children) definitionsIn(child, found);
  return found;
}

class Reader {
  readonly #definitions: ReadonlyMap<string, Definition>;

  constructor(definitions: ReadonlyMap<string, Definition>) {
    this.#definitions = definitions;
  }

  blocks(nodes: readonly RootContent[]): Doc[] {
    return nodes.flatMap((node) => this.#block(node));
  }

  #block(node: RootContent): Doc[] {
    switch (node.type) {
      case 'paragraph':
        return [this.#text('paragraph', node.children)];
      case 'heading':
        return [{ ...this.#text('heading', node.children), attrs: { level: node.depth } }];
      case 'blockquote':
        return [{ type: 'blockquote', content: atLeastOne(this.blocks(node.children)) }];
      case 'list': {
        const content = node.children.map(({ children, checked = null }) => ({
          type: 'listItem',
          attrs: { checked },
          content: startingWithText(this.blocks(children)),
        }));
        if (!node.ordered) return [{ type: 'bulletList', content }];
        return [{ type: 'orderedList', attrs: { start: node.start ?? 1 }, content }];
      }
      case 'code': {
        const language = [node.lang, node.meta].filter(Boolean).join(' ') || null;
        const content = node.value ? [{ type: 'text', text: node.value }] : [];
        return [{ type: 'codeBlock', attrs: { language }, ...(content.length > 0 && { content }) }];
      }
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }];
      case 'table':
        return [this.#table(node)];
      case 'html':
        return [{ type: 'verbatimBlock', attrs: { source: node.value } }];
      case 'definition':
        // Links with such a reference already contain the address.
        return [];
      default:
        return [{ type: 'verbatimBlock', attrs: { source: sourceOf(node) } }];
    }
  }

  #table({ children, align }: Table): Doc {
    const width = Math.max(...children.map((row) => row.children.length));
    const rowOf = (row: TableRow, cellType: string) => ({
      type: 'tableRow',
      content: Array.from({ length: width }, (_, column) => ({
        type: cellType,
        attrs: { align: align?.[column] ?? null },
        content: [this.#text('paragraph', row.children[column]?.children ?? [])],
      })),
    });
    return {
      type: 'table',
      content: children.map((row, index) => rowOf(row, index === 0 ? 'tableHeader' : 'tableCell')),
    };
  }

  #text(type: string, children: readonly PhrasingContent[]): Doc {
    const content = children.flatMap((child) => this.#inline(child, []));
    return content.length > 0 ? { type, content } : { type };
  }

  #inline(node: PhrasingContent, marks: readonly Mark[]): Doc[] {
    const inside = (children: readonly PhrasingContent[], mark: Mark) =>
      children.flatMap((child) => this.#inline(child, [...marks.filter(({ type }) => type !== mark.type), mark]));
    switch (node.type) {
      case 'text':
        return lines(node.value, marks);
      case 'break':
        return [{ type: 'hardBreak' }];
      case 'strong':
        return inside(node.children, { type: 'bold' });
      case 'emphasis':
        return inside(node.children, { type: 'italic' });
      case 'delete':
        return inside(node.children, { type: 'strike' });
      case 'inlineCode':
        return words(node.value, [...marks, { type: 'code' }]);
      case 'link':
        return inside(labelled(node.children, node.url), linkTo(node.url, node.title));
      case 'linkReference': {
        const { url = '', title = null } = this.#definitions.get(node.identifier) ?? {};
        return inside(labelled(node.children, url), linkTo(url, title));
      }
      case 'imageReference': {
        const { url = '', title = null } = this.#definitions.get(node.identifier) ?? {};
        return [verbatim(sourceOf({ type: 'image', url, title, alt: node.alt ?? null }))];
      }
      case 'html':
        return [verbatim(node.value)];
      default:
        return [verbatim(sourceOf(node))];
    }
  }
}

const linkTo = (href: string, title: string | null | undefined): Mark => ({
  type: 'link',
  attrs: { href, title: title ?? null },
});

/** A link without text shows its address. */
const labelled = (children: readonly PhrasingContent[], url: string): readonly PhrasingContent[] =>
  children.length > 0 ? children : [{ type: 'text', value: url }];

/** On a single line: a line break could start another element when the text is parsed again, such as a quote. */
const verbatim = (source: string): Doc => ({
  type: 'verbatim',
  attrs: { source: source.replace(/\s*\n\s*/g, ' ') },
});

const sourceOf = (node: RootContent): string =>
  toMarkdown({ type: 'root', children: [node] } as Root, { extensions: writtenSyntax }).trim();

const words = (text: string, marks: readonly Mark[]): Doc[] =>
  text === '' ? [] : [{ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) }];

/** Line breaks are kept, both typed and pasted, since cards show them. */
const lines = (text: string, marks: readonly Mark[]): Doc[] =>
  text
    .split(/\r?\n|\r/)
    .flatMap((line, index) => [...(index > 0 ? [{ type: 'hardBreak' }] : []), ...words(line, marks)]);

const atLeastOne = (blocks: Doc[]): Doc[] => (blocks.length > 0 ? blocks : [{ type: 'paragraph' }]);

const startingWithText = (blocks: Doc[]): Doc[] =>
  blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
