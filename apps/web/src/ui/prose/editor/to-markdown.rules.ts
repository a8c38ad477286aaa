import type { BlockContent, Heading, List, ListItem, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import {
  defaultHandlers,
  type Handle,
  type Handlers,
  type Join,
  type Options,
  toMarkdown,
  type Unsafe,
} from 'mdast-util-to-markdown';
import type { Doc } from './document.ts';
import { type Inline, linesOf, tidied } from './inline.rules.ts';
import { withoutNeedlessEscapes } from './needless-escapes.rules.ts';
import { plainSyntax, writtenSyntax } from './syntax.ts';

/** In an item, only a list may directly follow the text; other blocks would be parsed as more text. */
const join: Join = (left, right, parent) => {
  if (parent.type !== 'listItem') return undefined;
  const tight = left.type === 'paragraph' && right.type === 'list' && canInterrupt(right);
  return tight ? 0 : 1;
};

/** Only a list that starts with 1 and with text can follow text without an empty line. */
const canInterrupt = ({ ordered, start, children }: List): boolean =>
  (!ordered || start === 1) && children[0]?.children[0]?.type === 'paragraph';

/** A letter beside a mark may become a character reference, whose `&` a backslash in front of it would escape. */
const backslash: Unsafe = { character: '\\', inConstruct: 'phrasing', notInConstruct: 'autolink' };

const options: Options = { bullet: '-', rule: '-', join: [join], unsafe: [backslash] };

/** What writes each kind of element: the last of an extension and those that it consists of. */
const writersOf = ({ extensions, handlers }: Options): Partial<Handlers> =>
  Object.assign({}, ...(extensions ?? []).map(writersOf), handlers);

/** The blocks of the last document with and without needless escapes: a key usually changes one block. */
let known: ReadonlyMap<string, string> = new Map();

/** Serialises a document of the editor as Markdown. An empty document becomes an empty text. */
export function markdownOf(doc: Doc): string {
  const root: Root = { type: 'root', children: blocks(doc.content) };
  const extensions = workOf(root) > maxWork ? plainSyntax : writtenSyntax;
  const made = new Map<string, string>();
  const tidy =
    (write: Handle): Handle =>
    (node, parent, state, info) => {
      const before = parent?.type === 'listItem' ? '- ' : '';
      const written = write(node, parent, state, info);
      const key = before + written;
      const kept = known.get(key) ?? withoutNeedlessEscapes(written, before);
      made.set(key, kept);
      return kept;
    };
  const { paragraph, heading, table } = { ...defaultHandlers, ...writersOf({ extensions }) };
  const handlers = Object.entries({ paragraph, heading, table }).map(([type, write]) => [type, write && tidy(write)]);
  const markdown = toMarkdown(root, { ...options, extensions, handlers: Object.fromEntries(handlers) });
  known = made;
  return markdown.trim();
}

/** Some hundred milliseconds. Texts as people write them need a hundredth of it. */
const maxWork = 2_000_000;

/** The time of the writer of `writtenSyntax` grows with the cube of the number of marks in a paragraph. */
function workOf(node: Nodes): number {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return marksIn(node) ** 3;
  return 'children' in node ? sum(node.children.map(workOf)) : 0;
}

function marksIn(node: Nodes): number {
  const isMark = node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
  return Number(isMark) + ('children' in node ? sum(node.children.map(marksIn)) : 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const blocks = (nodes: readonly Doc[] = []): RootContent[] => nodes.flatMap(block);

function block(node: Doc): RootContent[] {
  const { type, attrs = {}, content = [] } = node;
  switch (type) {
    case 'paragraph':
      return linesOf(content).map((line) => ({ type: 'paragraph', children: phrasing(line) }));
    case 'heading': {
      const children = phrasing(oneLine(content));
      return children.length > 0 ? [{ type: 'heading', depth: attrs.level as Heading['depth'], children }] : [];
    }
    case 'blockquote': {
      const children = blocks(content) as BlockContent[];
      return children.length > 0 ? [{ type: 'blockquote', children }] : [];
    }
    case 'bulletList':
      return [{ type: 'list', ordered: false, spread: false, children: content.map(item) }];
    case 'orderedList':
      return [
        { type: 'list', ordered: true, start: Number(attrs.start ?? 1), spread: false, children: content.map(item) },
      ];
    case 'codeBlock': {
      const [lang = null, ...meta] = String(attrs.language ?? '').split(' ');
      return [{ type: 'code', lang: lang || null, meta: meta.join(' ') || null, value: textOf(content) }];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'table':
      return content.length > 0 ? [table(content)] : [];
    case 'verbatimBlock':
      return [{ type: 'html', value: String(attrs.source) }];
    default:
      return [];
  }
}

function item({ attrs, content = [] }: Doc): ListItem {
  const children = blocks(content) as BlockContent[];
  const checked = typeof attrs?.checked === 'boolean' && children[0]?.type === 'paragraph' ? attrs.checked : null;
  return { type: 'listItem', spread: false, checked, children };
}

function table(rows: readonly Doc[]): Table {
  const align = (rows[0]?.content ?? []).map(
    ({ attrs }) => (attrs?.align ?? null) as 'left' | 'right' | 'center' | null,
  );
  return {
    type: 'table',
    align,
    children: rows.map(({ content = [] }) => ({
      type: 'tableRow',
      children: content.map((cell) => ({ type: 'tableCell', children: phrasing(oneLine(cell.content?.[0]?.content)) })),
    })),
  };
}

const textOf = (nodes: readonly Doc[]): string => nodes.map(({ text = '' }) => text).join('');

/** Where Markdown allows no line break, it becomes a space. */
const oneLine = (content: readonly Doc[] = []): Inline[] =>
  tidied(content.map((node) => (node.type === 'hardBreak' ? { type: 'text', text: ' ' } : node)));

/** The marks from the outside in. */
const markOrder = ['link', 'bold', 'italic', 'strike'] as const;

/** Converts a sequence of marked texts to a tree, in which neighbours with the same mark share it. */
function phrasing(nodes: readonly Inline[]): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  let rest = nodes;
  while (rest.length > 0) {
    const [first] = rest as [Inline];
    const mark = markOrder.flatMap((type) => first.marks.filter((one) => one.type === type))[0];
    if (!mark) {
      made.push(...leaves(first));
      rest = rest.slice(1);
      continue;
    }
    const key = JSON.stringify(mark);
    const same = ({ marks }: Inline) => marks.some((one) => JSON.stringify(one) === key);
    const end = rest.findIndex((node) => !same(node));
    const run = rest.slice(0, end < 0 ? rest.length : end);
    const inner = run.map((node) => ({ ...node, marks: node.marks.filter((one) => JSON.stringify(one) !== key) }));
    made.push(marked(mark.type, mark.attrs ?? {}, phrasing(inner)));
    rest = rest.slice(run.length);
  }
  return made;
}

function marked(type: string, attrs: Readonly<Record<string, unknown>>, children: PhrasingContent[]): PhrasingContent {
  if (type === 'bold') return { type: 'strong', children };
  if (type === 'italic') return { type: 'emphasis', children };
  if (type === 'strike') return { type: 'delete', children };
  return { type: 'link', url: String(attrs.href ?? ''), title: (attrs.title as string | null) ?? null, children };
}

/**
 * An underscore beside a character of two UTF-16 units. The writer takes each such character for a letter, beside which
 * no escape is needed, but the reader takes an emoji for punctuation.
 */
const underscoreBesidePair = /((?<=[\uDC00-\uDFFF])_|_(?=[\uD800-\uDBFF]))/;

function leaves({ kind, text, marks }: Inline): PhrasingContent[] {
  if (kind === 'verbatim') return [{ type: 'html', value: text }];
  if (kind === 'break') return [{ type: 'text', value: '\n' }];
  if (marks.some(({ type }) => type === 'code')) return [{ type: 'inlineCode', value: text }];
  const parts = text.split(underscoreBesidePair);
  return parts.map((part, at) => (at % 2 === 1 ? { type: 'html', value: '\\_' } : { type: 'text', value: part }));
}
