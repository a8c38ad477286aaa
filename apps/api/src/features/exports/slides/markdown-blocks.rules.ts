import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import type { List, Nodes, PhrasingContent, RootContent, Table } from 'mdast';

/** A piece of text in one style. */
export interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strike?: boolean;
  readonly code?: boolean;
  /** Address of a page. */
  readonly link?: string;
}

/** A paragraph of a slide. */
export interface Block {
  readonly kind: 'text' | 'heading' | 'bullet' | 'number' | 'quote' | 'code';
  /** Depth in nested lists, counted from 0. */
  readonly level: number;
  /** The number of a numbered item. */
  readonly number?: number;
  readonly runs: readonly Run[];
}

/** Deeper lists are shown at this depth. */
const deepest = 3;

/** Markdown as paragraphs. Rows of tables become paragraphs, pictures their alternative text, HTML its source. */
export function blocksOf(markdown: string): Block[] {
  return readMarkdown(markdown)
    .children.flatMap((node) => blockOf(node, 0))
    .filter(({ runs }) => runs.some(({ text }) => text.trim()));
}

/** The text of paragraphs, without their styles. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n');

function blockOf(node: RootContent, level: number, kind: Block['kind'] = 'text'): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind, level, runs: runsOf(node.children) }];
    case 'heading':
      return [{ kind: 'heading', level, runs: runsOf(node.children) }];
    case 'list':
      return itemsOf(node, level);
    case 'blockquote':
      return node.children.flatMap((child) => blockOf(child, level, 'quote'));
    case 'code':
      return [{ kind: 'code', level, runs: [{ text: node.value, code: true }] }];
    case 'table':
      return rowsOf(node, level);
    case 'html':
      return [{ kind, level, runs: [{ text: node.value }] }];
    case 'footnoteDefinition':
      return node.children.flatMap((child) => blockOf(child, level, kind));
    default:
      return [];
  }
}

function itemsOf({ ordered, start, children }: List, level: number): Block[] {
  return children.flatMap((item, at) =>
    item.children.flatMap((child, place): Block[] => {
      if (child.type === 'list') return itemsOf(child, Math.min(deepest, level + 1));
      const made = blockOf(child, level);
      if (place > 0 || !made[0]) return made;
      const { runs } = made[0];
      const checked: readonly Run[] = typeof item.checked === 'boolean' ? [{ text: item.checked ? '☑ ' : '☐ ' }] : [];
      const first: Block = ordered
        ? { kind: 'number', level, number: (start ?? 1) + at, runs: [...checked, ...runs] }
        : { kind: 'bullet', level, runs: [...checked, ...runs] };
      return [first, ...made.slice(1)];
    }),
  );
}

const rowsOf = ({ children }: Table, level: number): Block[] =>
  children.map((row, at) => ({
    kind: 'text',
    level,
    runs: row.children.flatMap((cell, column) => [
      ...(column > 0 ? [{ text: '  ·  ' }] : []),
      ...runsOf(cell.children, at === 0 ? { bold: true } : {}),
    ]),
  }));

function runsOf(nodes: readonly PhrasingContent[], style: Omit<Run, 'text'> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    switch (node.type) {
      case 'text':
        return [{ ...style, text: node.value.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space)) }];
      case 'break':
        return [{ ...style, text: '\n' }];
      case 'strong':
        return runsOf(node.children, { ...style, bold: true });
      case 'emphasis':
        return runsOf(node.children, { ...style, italic: true });
      case 'delete':
        return runsOf(node.children, { ...style, strike: true });
      case 'link':
        return runsOf(node.children, /^(https?|mailto):/i.test(node.url) ? { ...style, link: node.url } : style);
      case 'inlineCode':
        return [{ ...style, text: node.value, code: true }];
      default:
        return otherRuns(node, style);
    }
  });
}

function otherRuns(node: Nodes, style: Omit<Run, 'text'>): Run[] {
  if ('children' in node) return runsOf(node.children as PhrasingContent[], style);
  if ('alt' in node) return [{ ...style, text: node.alt ?? '' }];
  if ('value' in node) return [{ ...style, text: node.value }];
  return [];
}
