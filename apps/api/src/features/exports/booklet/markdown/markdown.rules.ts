import { plainText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import type { Blockquote, List, ListItem, Nodes, PhrasingContent, RootContent, Table } from 'mdast';
import type { HanLanguage } from '../han.rules.ts';
import { flow } from '../text.rules.ts';
import { array, breakable, literal, printable, sequence } from '../typst-code.rules.ts';
import { HeadingLevels } from './heading-levels.rules.ts';

/** The maximum nesting depth of quotes, lists and styles; anything deeper is plain text. */
const maxDepth = 8;

export interface MarkdownPlace {
  /** The level of the heading above the text; headings inside it get lower levels. */
  readonly level: number;
  /** The language of Han characters in the project. */
  readonly han: HanLanguage;
}

/**
 * Markdown as Typst code, using the functions in `typst/markdown.typ`. Nothing in a text is executed: texts are
 * literals.
 */
export function markdownCode(markdown: string, place: MarkdownPlace): string {
  return new Writer(place).blocks(readMarkdown(markdown).children, 0);
}

class Writer {
  readonly #levels: HeadingLevels;
  readonly #han: HanLanguage;

  constructor({ level, han }: MarkdownPlace) {
    this.#levels = new HeadingLevels(level);
    this.#han = han;
  }

  blocks(nodes: readonly RootContent[], depth: number): string {
    return sequence(nodes.flatMap((node) => this.#block(node, depth) ?? []));
  }

  #block(node: RootContent, depth: number): string | undefined {
    if (depth >= maxDepth) return this.#paragraph(literal(breakable(printable(plainText(node)))), plainText(node));
    switch (node.type) {
      case 'paragraph':
        return this.#paragraph(this.#inlines(node.children, depth), plainText(node));
      case 'heading': {
        const text = plainText(node);
        if (text.trim() === '') return undefined;
        const level = this.#levels.next(node.depth);
        return flow(text, this.#han, `md-heading(${level},${this.#inlines(node.children, depth)})`);
      }
      case 'blockquote':
        return this.#quote(node, depth);
      case 'list':
        return this.#list(node, depth);
      case 'code':
        return `md-code(${literal(breakable(node.value))})`;
      case 'table':
        return this.#table(node, depth);
      case 'thematicBreak':
        return 'md-rule()';
      case 'html':
        return this.#paragraph(literal(breakable(printable(node.value))), node.value);
      case 'footnoteDefinition':
        return `md-note(${literal(printable(node.identifier))},${this.blocks(node.children, depth + 1)})`;
      case 'definition':
      case 'yaml':
        return undefined;
      default:
        return this.#paragraph(this.#inlines([node as PhrasingContent], depth), plainText(node));
    }
  }

  #paragraph(code: string, text: string): string | undefined {
    return text.trim() === '' ? undefined : flow(text, this.#han, `par(${code})`);
  }

  #quote(node: Blockquote, depth: number): string {
    return flow(plainText(node), this.#han, `md-quote(${this.blocks(node.children, depth + 1)})`);
  }

  #list(node: List, depth: number): string {
    const items = array(node.children.map((item) => this.#item(item, depth)));
    const isTask = node.children.some(({ checked }) => typeof checked === 'boolean');
    const code = node.ordered
      ? `md-enum(${Math.min(node.start ?? 1, 1_000_000_000)},${items})`
      : `md-list(${isTask},${items})`;
    return flow(plainText(node), this.#han, code);
  }

  #item({ checked, children, spread }: ListItem, depth: number): string {
    const [first, ...others] = children;
    // The text of an item in a tight list is not a paragraph, so it follows its marker without space between items.
    const head =
      first?.type === 'paragraph' && !spread
        ? this.#inlines(first.children, depth + 1)
        : first && this.blocks([first], depth + 1);
    const rest = others.length > 0 ? [this.blocks(others, depth + 1)] : [];
    const parts = [...(head ? [head] : []), ...(head && rest.length > 0 ? ['parbreak()'] : []), ...rest];
    const body = sequence(parts);
    return typeof checked === 'boolean' ? `md-task(${checked},${body})` : body;
  }

  #table({ align, children }: Table, depth: number): string {
    const columns = Math.max(1, ...children.map((row) => row.children.length));
    const rows = children.map((row) =>
      array(
        Array.from({ length: columns }, (_, index) => {
          const cell = row.children[index];
          return cell ? flow(plainText(cell), this.#han, this.#inlines(cell.children, depth + 1)) : '[]';
        }),
      ),
    );
    const alignments = Array.from({ length: columns }, (_, index) => align?.[index] ?? 'start');
    return `md-table(${array(alignments)},${array(rows)})`;
  }

  #inlines(nodes: readonly PhrasingContent[], depth: number): string {
    return sequence(nodes.map((node) => this.#inline(node, depth + 1)));
  }

  #inline(node: PhrasingContent, depth: number): string {
    const text = (value: string) => literal(breakable(printable(value)));
    if (depth >= 2 * maxDepth) return text(plainText(node as Nodes));
    switch (node.type) {
      case 'text':
      case 'html':
        return text(node.value);
      case 'strong':
        return `strong(${this.#inlines(node.children, depth)})`;
      case 'emphasis':
        return `emph(${this.#inlines(node.children, depth)})`;
      case 'delete':
        return `strike(${this.#inlines(node.children, depth)})`;
      case 'inlineCode':
        return `md-inline-code(${text(node.value)})`;
      case 'break':
        return 'linebreak()';
      case 'link': {
        const address = linkAddress(node.url);
        const shown = this.#inlines(node.children, depth);
        return address && plainText(node) ? `md-link(${literal(address)},${shown})` : shown;
      }
      case 'image':
        return node.alt ? `emph(${text(node.alt)})` : '[]';
      case 'imageReference':
        return node.alt ? `emph(${text(node.alt)})` : '[]';
      case 'footnoteReference':
        return `super(${text(node.identifier)})`;
      default:
        return text(plainText(node as Nodes));
    }
  }
}

/** The address of a link that a document may contain: of the web or an e-mail address. */
export function linkAddress(url: string): string | undefined {
  if (url.length > 2000 || !URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined;
}
