import { boundedMarkdown } from '@foreglow/contract/markdown/bounded-markdown';
import { plainText } from '@foreglow/contract/markdown/plain-text';
import { readMarkdown } from '@foreglow/contract/markdown/read-markdown';
import type { Nodes } from 'mdast';
import { unmarked } from './unmarked.rules.ts';

/** How often a text is read again, since what is left when a link is removed may form another one. */
const readings = 10;

/**
 * Markdown without links, pictures, definitions and HTML, of which the texts stay. Addresses become spaces, so that the
 * text around them cannot form another one. A text that cannot be read so, or still has links after several readings,
 * becomes plain text without anything that makes an address.
 */
export function withoutLinks(markdown: string): string {
  let text: string | null = markdown;
  for (let reading = 0; reading < readings && text !== null; reading += 1) {
    text = boundedMarkdown(text.trim());
    const edits = text === null ? null : linksIn(text);
    if (text === null || edits === null) break;
    if (edits.length === 0) return text;
    for (const { start, end, instead } of edits.toSorted((a, b) => b.start - a.start)) {
      text = text.slice(0, start) + instead + text.slice(end);
    }
  }
  return unmarked(plainText(readMarkdown(markdown)))
    .replace(addressSign, ' ')
    .trim();
}

/** What makes an address of a text where it is recognised without brackets. */
const addressSign = /:\/\/|@|\bwww\.|\b(?:mailto|xmpp):/gi;

/** A part of a text, and what it is replaced by. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/**
 * The parts of a text that make links, pictures, definitions and HTML. Null if the place of one is not known.
 * Iterative, since nodes can be nested deeply.
 */
function linksIn(markdown: string): Edit[] | null {
  const edits: Edit[] = [];
  const waiting: Nodes[] = [readMarkdown(markdown)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('children' in node) waiting.push(...node.children);
    if (!linkTypes.has(node.type)) continue;
    // The parser finds some addresses only in what it has read, and does not say where they are.
    const place = placeOf(node) ?? placeIn(markdown, plainText(node));
    if (!place) return null;
    const { start, end } = place;
    const inside = 'children' in node && !isBareAddress(node) ? node.children : [];
    const [first, last] = [inside[0], inside.at(-1)].map((child) => child && placeOf(child));
    if (first && last) edits.push({ start, end: first.start, instead: '' }, { start: last.end, end, instead: '' });
    else edits.push({ start, end, instead: ` ${'alt' in node ? (node.alt ?? '') : ''} ` });
  }
  // A link around another part is removed first, and that part in the next reading. Of two with one place, one counts:
  // an address that is there twice is only found at its first place.
  return edits.filter(
    (edit, at) =>
      !edits.some((other, otherAt) => {
        const isAround = other.start <= edit.start && edit.end <= other.end;
        const isSame = other.start === edit.start && other.end === edit.end;
        return isAround && (isSame ? otherAt < at : other !== edit);
      }),
  );
}

/** The addresses to which the links of a text lead, as it gives them. */
export function linkTargets(markdown: string): string[] {
  const targets: string[] = [];
  const waiting: Nodes[] = [readMarkdown(markdown)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('children' in node) waiting.push(...node.children);
    if ('url' in node) targets.push(node.url);
  }
  return targets;
}

const linkTypes = new Set<Nodes['type']>(['link', 'linkReference', 'image', 'imageReference', 'definition', 'html']);

/** Whether the text of a link is its address: then it is recognised again when nothing else of the link is left. */
const isBareAddress = (node: Nodes): boolean => node.type === 'link' && plainText(node).search(addressSign) >= 0;

function placeIn(text: string, part: string): { start: number; end: number } | undefined {
  const start = text.indexOf(part);
  return start < 0 ? undefined : { start, end: start + part.length };
}

function placeOf({ position }: Nodes): { start: number; end: number } | undefined {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? undefined
    : { start: start.offset, end: end.offset };
}
