import type { Doc, Mark } from './document.ts';

/** A piece of a line: text with its marks, a line break, or Markdown that is kept as source. */
export interface Inline {
  readonly kind: 'text' | 'break' | 'verbatim';
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The content of a paragraph as Markdown paragraphs, split at empty lines. Empty paragraphs are left out. */
export function linesOf(content: readonly Doc[]): Inline[][] {
  const parts: Doc[][] = [[]];
  content.forEach((node, index) => {
    const inRow = node.type === 'hardBreak' && content[index + 1]?.type === 'hardBreak';
    const afterRow = node.type === 'hardBreak' && content[index - 1]?.type === 'hardBreak';
    if (!inRow && !afterRow) parts.at(-1)?.push(node);
    else if (inRow && !afterRow) parts.push([]);
  });
  return parts.map(tidied).filter((part) => part.length > 0);
}

/**
 * Converts the pieces of a line to a form that Markdown can represent. White space at the ends and around line breaks
 * is removed. White space at the edge of a mark is moved outside, since `**bold **` is not bold.
 */
export function tidied(content: readonly Doc[]): Inline[] {
  return merged(trimmed(outsideOfMarks(pieces(content))));
}

/** Splits texts into pieces that are either white space or not. Code is a single piece. */
function pieces(content: readonly Doc[]): Inline[] {
  return content.flatMap(({ type, text = '', attrs, marks = [] }): Inline[] => {
    if (type === 'hardBreak') return [{ kind: 'break', text: '\n', marks: [] }];
    if (type === 'verbatim') return [{ kind: 'verbatim', text: String(attrs?.source), marks: [] }];
    if (marks.some((mark) => mark.type === 'code'))
      return [{ kind: 'text', text: text.replace(/[\r\n]/g, ' '), marks }];
    return (text.replace(/[\r\n]/g, ' ').match(/\s+|\S+/g) ?? []).map((part) => ({ kind: 'text', text: part, marks }));
  });
}

const isSpace = ({ kind, text, marks }: Inline): boolean =>
  kind === 'break' || (kind === 'text' && text.trim() === '' && !isCode(marks));

const isCode = (marks: readonly Mark[]) => marks.some(({ type }) => type === 'code');

/** White space keeps only the marks that both of its neighbours have. */
function outsideOfMarks(nodes: readonly Inline[]): Inline[] {
  const before = wordsBefore(nodes);
  const after = wordsBefore(nodes.toReversed()).reverse();
  return nodes.map((node, index) => {
    if (!isSpace(node)) return node;
    const shared = (before[index]?.marks ?? []).filter(
      (mark) => mark.type !== 'code' && after[index]?.marks.some((other) => sameMark(mark, other)),
    );
    return { ...node, marks: node.kind === 'break' ? shared : shared.filter((mark) => hasMark(node, mark)) };
  });
}

/**
 * For each piece, the last one before it that is not white space. A paragraph may have many thousands of pieces, so they
 * are gone through only once.
 */
function wordsBefore(nodes: readonly Inline[]): (Inline | undefined)[] {
  let last: Inline | undefined;
  return nodes.map((node) => {
    const before = last;
    if (!isSpace(node)) last = node;
    return before;
  });
}

const sameMark = (a: Mark, b: Mark): boolean => JSON.stringify(a) === JSON.stringify(b);
const hasMark = ({ marks }: Inline, mark: Mark): boolean => marks.some((other) => sameMark(mark, other));

/** Removes white space at the ends and next to line breaks. */
function trimmed(nodes: readonly Inline[]): Inline[] {
  const isBlank = (node: Inline | undefined) => node?.kind === 'text' && isSpace(node);
  const kept = nodes.filter((node, index) => {
    if (!isBlank(node)) return true;
    return [nodes[index - 1], nodes[index + 1]].every((other) => other !== undefined && other.kind !== 'break');
  });
  const from = kept.findIndex((node) => !isSpace(node));
  return from < 0 ? [] : kept.slice(from, kept.findLastIndex((node) => !isSpace(node)) + 1);
}

/** Merges neighbours with the same marks into one text. */
function merged(nodes: readonly Inline[]): Inline[] {
  const made: Inline[] = [];
  for (const node of nodes) {
    const last = made.at(-1);
    if (last?.kind === 'text' && node.kind === 'text' && JSON.stringify(last.marks) === JSON.stringify(node.marks)) {
      made[made.length - 1] = { ...last, text: last.text + node.text };
    } else made.push(node);
  }
  return made;
}
