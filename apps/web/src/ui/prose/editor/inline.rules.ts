import type { Doc, Mark } from './document.ts';

/** A piece of a line: a text with its marks, a new line, or Markdown that is kept as it is. */
export interface Inline {
  readonly kind: 'text' | 'break' | 'verbatim';
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** The content of a paragraph as paragraphs of Markdown, split at empty lines. Empty ones are left out. */
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
 * Brings the pieces of a line into the form Markdown can hold: white space at the ends and around new lines goes, and
 * white space at the edge of a mark is outside of it, for `**bold **` is not bold.
 */
export function tidied(content: readonly Doc[]): Inline[] {
  return merged(trimmed(outsideOfMarks(pieces(content))));
}

/** Texts are cut where white space begins and ends, so that each piece is one or the other. Code is one piece. */
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

/** White space keeps the marks that both its neighbours have. */
function outsideOfMarks(nodes: readonly Inline[]): Inline[] {
  return nodes.map((node, index) => {
    if (!isSpace(node)) return node;
    const before = nodes.slice(0, index).findLast((other) => !isSpace(other));
    const after = nodes.slice(index + 1).find((other) => !isSpace(other));
    const shared = (before?.marks ?? []).filter(
      (mark) => mark.type !== 'code' && after?.marks.some((other) => sameMark(mark, other)),
    );
    return { ...node, marks: node.kind === 'break' ? shared : shared.filter((mark) => hasMark(node, mark)) };
  });
}

const sameMark = (a: Mark, b: Mark): boolean => JSON.stringify(a) === JSON.stringify(b);
const hasMark = ({ marks }: Inline, mark: Mark): boolean => marks.some((other) => sameMark(mark, other));

/** Without white space at the ends and beside new lines. */
function trimmed(nodes: readonly Inline[]): Inline[] {
  const isBlank = (node: Inline | undefined) => node?.kind === 'text' && isSpace(node);
  const kept = nodes.filter((node, index) => {
    if (!isBlank(node)) return true;
    return [nodes[index - 1], nodes[index + 1]].every((other) => other !== undefined && other.kind !== 'break');
  });
  const from = kept.findIndex((node) => !isSpace(node));
  return from < 0 ? [] : kept.slice(from, kept.findLastIndex((node) => !isSpace(node)) + 1);
}

/** Neighbours with the same marks are one text. */
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
