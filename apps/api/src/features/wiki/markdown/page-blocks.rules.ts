import { isVideoAddress, type RichText, type WikiBlock } from '@foreglow/contract';
import { plainText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import type { Blockquote, Html, Image, Link, List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { inlineText, noAnnotations } from './inline.rules.ts';
import { pageAddressOf, pagePath } from './page-address.rules.ts';

/** The data that a page has about other pages. */
interface KnownPage {
  readonly title: string;
  readonly icon: string | null;
  readonly parent: string | null;
}

export interface PagePlace {
  readonly slug: string;
  readonly pageOf: (slug: string) => KnownPage | undefined;
  /** Returns a new id for a block. The same blocks get the same ids each time. */
  readonly newId: () => string;
}

const details = /^<details>\s*<summary>([\s\S]*?)<\/summary>\s*$/i;
const detailsEnd = /^<\/details>\s*$/i;
const columns = /^<!--\s*columns\s*-->\s*$/;
const column = /^<!--\s*column(?:\s+(0?\.\d+))?\s*-->\s*$/;
const columnsEnd = /^<!--\s*\/columns\s*-->\s*$/;
const alert = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*\n?/;

/** The blocks of a page in the Markdown that `content/wiki/README.md` describes. */
export const pageBlocks = (markdown: string, place: PagePlace): readonly WikiBlock[] =>
  new Reader(readMarkdown(markdown).children, place).rest();

/** Reads sibling blocks one after the other, since some begin and end with a line of their own. */
class Reader {
  readonly #nodes: readonly RootContent[];
  readonly #place: PagePlace;
  #at = 0;

  constructor(nodes: readonly RootContent[], place: PagePlace) {
    this.#nodes = nodes;
    this.#place = place;
  }

  /** The blocks up to a line of HTML that matches one of the ends, which is not consumed, or up to the last one. */
  rest(...ends: readonly RegExp[]): WikiBlock[] {
    const blocks: WikiBlock[] = [];
    while (this.#at < this.#nodes.length && !ends.some((end) => this.#isAt(end))) blocks.push(...this.#next());
    return blocks;
  }

  #isAt(line: RegExp): boolean {
    const node = this.#nodes[this.#at];
    return node?.type === 'html' && line.test(node.value);
  }

  #next(): readonly WikiBlock[] {
    const node = this.#nodes[this.#at];
    this.#at += 1;
    const id = this.#place.newId();
    switch (node?.type) {
      case 'paragraph':
        return [this.#paragraph(node, id)];
      case 'heading': {
        const type = (['heading_1', 'heading_2', 'heading_3'] as const)[node.depth - 1] ?? 'heading_3';
        return [{ id, type, rich_text: this.#text(node.children), anchor: '' }];
      }
      case 'thematicBreak':
        return [{ id, type: 'divider' }];
      case 'list':
        return this.#list(node);
      case 'blockquote':
        return [this.#quote(node, id)];
      case 'html':
        return this.#html(node, id);
      case 'code': {
        const annotations = { ...noAnnotations, code: true };
        const text = { type: 'text' as const, plain_text: node.value, text: { content: node.value }, annotations };
        return [{ id, type: 'paragraph', rich_text: [text] }];
      }
      case 'definition':
      case 'footnoteDefinition':
      case undefined:
        return [];
      default:
        return [{ id, type: 'unsupported', unsupported_type: node?.type ?? '' }];
    }
  }

  #html({ value }: Html, id: string): readonly WikiBlock[] {
    const [, summary] = details.exec(value) ?? [];
    if (summary !== undefined) {
      const children = this.#until(detailsEnd);
      return [{ id, type: 'toggle', rich_text: this.#line(summary), children }];
    }
    if (columns.test(value)) return [{ id, type: 'column_list', children: this.#columns() }];
    return value.startsWith('<!--') ? [] : [{ id, type: 'unsupported', unsupported_type: 'html' }];
  }

  #until(end: RegExp): WikiBlock[] {
    const blocks = this.rest(end);
    this.#at += 1;
    return blocks;
  }

  #columns(): WikiBlock[] {
    const found: WikiBlock[] = [];
    // Content before the first column belongs to no column.
    this.rest(column, columnsEnd);
    while (this.#isAt(column)) {
      const node = this.#nodes[this.#at] as Html;
      this.#at += 1;
      const ratio = Number(column.exec(node.value)?.[1]);
      const id = this.#place.newId();
      const children = this.rest(column, columnsEnd);
      found.push({ id, type: 'column', ...(ratio > 0 && { width_ratio: ratio }), children });
    }
    this.#at += 1;
    return found;
  }

  /** A paragraph that contains only a picture, a video or a link to a page becomes that. */
  #paragraph({ children }: Paragraph, id: string): WikiBlock {
    const [only, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
    if (only?.type === 'image' && others.length === 0) return this.#picture(only, id);
    if (only?.type === 'link' && others.length === 0) {
      const link = this.#pageLink(only, id);
      if (link) return link;
    }
    return { id, type: 'paragraph', rich_text: this.#text(children) };
  }

  #picture({ url, alt, title }: Image, id: string): WikiBlock {
    if (isVideoAddress(url)) {
      return { id, type: 'video', video: { type: 'external', url, caption: this.#line(title || alt || '') } };
    }
    return { id, type: 'image', caption: this.#line(title ?? ''), ...(alt && { alt }), file: { url } };
  }

  #pageLink({ url, children }: Link, id: string): WikiBlock | undefined {
    const address = pageAddressOf(url);
    if (!address) return undefined;
    const page = this.#place.pageOf(address.slug);
    const given = children.map(plainText).join('');
    return {
      id,
      type: page?.parent === this.#place.slug ? 'child_page_link' : 'link_to_page',
      link: pagePath(address.slug, address.anchor),
      title: given || page?.title || address.slug,
      ...(page?.icon && { icon: page.icon }),
    };
  }

  #list({ ordered, children }: List): readonly WikiBlock[] {
    const type = ordered ? 'numbered_list_item' : 'bulleted_list_item';
    return children.map((item) => ({ id: this.#place.newId(), type, ...this.#withText(item) }));
  }

  #quote(node: Blockquote, id: string): WikiBlock {
    const [first] = node.children;
    const start = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (start?.type !== 'text' || !alert.test(start.value)) return { id, type: 'quote', ...this.#withText(node) };
    start.value = start.value.replace(alert, '');
    return { id, type: 'callout', ...this.#withText(node) };
  }

  /** The first paragraph as the text of the block, and the rest as its children. */
  #withText({ children }: Blockquote | ListItem): { readonly rich_text: RichText; readonly children?: WikiBlock[] } {
    const [first, ...others] = children;
    const hasText = first?.type === 'paragraph';
    const below = new Reader(hasText ? others : children, this.#place).rest();
    return { rich_text: hasText ? this.#text(first.children) : [], ...(below.length > 0 && { children: below }) };
  }

  /** Line breaks of the source are replaced by spaces, as in Markdown. */
  #text(nodes: readonly PhrasingContent[]): RichText {
    return inlineText(nodes, (slug) => this.#place.pageOf(slug)?.title);
  }

  #line(markdown: string): RichText {
    const [first] = readMarkdown(markdown.trim()).children;
    return first?.type === 'paragraph' ? this.#text(first.children) : [];
  }
}
