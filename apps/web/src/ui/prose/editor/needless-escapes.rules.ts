import { parsingWork } from '@foreglow/contract/markdown/parsing-work';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { readSyntax } from './syntax.ts';

/**
 * An escape or a character reference, as `mdast-util-to-markdown` writes them. A pipe is left out, since it depends on
 * the table around it, and so is a bracket that would refer to a footnote elsewhere.
 */
const written = /\\(?!\||\[\^)[!-/:-@[-`{-~]|&#x[\dA-F]+;/g;

/** A block that takes longer to parse keeps its escapes: this runs at every key. */
const quickWork = 20_000;
/** The number of times that a block is parsed. */
const maxTries = 12;

interface Place {
  readonly start: number;
  readonly end: number;
  readonly character: string;
}

/**
 * A block of Markdown without the escapes and character references without which it is read in the same way: "R&D"
 * instead of "R\\&D". `before`: what is in front of it in its container, such as the mark of a list; further lines are
 * read as indented by as much.
 */
export function withoutNeedlessEscapes(block: string, before = ''): string {
  const places = [...block.matchAll(written)].map(placeOf);
  if (places.length === 0 || parsingWork(block) > quickWork) return block;
  const read = (markdown: string) => contentOf(before + markdown.replaceAll('\n', `\n${' '.repeat(before.length)}`));
  const wanted = read(block);
  const left: Place[] = [];
  let tries = 0;
  // All of them together first, then by halves: few are ever needed.
  const leaveOut = (some: readonly Place[]): void => {
    if (some.length === 0 || tries >= maxTries) return;
    tries += 1;
    if (read(without(block, [...left, ...some])) === wanted) {
      left.push(...some);
    } else if (some.length > 1) {
      const middle = Math.ceil(some.length / 2);
      leaveOut(some.slice(0, middle));
      leaveOut(some.slice(middle));
    }
  };
  leaveOut(places);
  return without(block, left);
}

function placeOf({ 0: source, index: start }: RegExpExecArray): Place {
  const isEscape = source.startsWith('\\');
  const character = isEscape ? source.slice(1) : String.fromCodePoint(Number.parseInt(source.slice(3, -1), 16));
  return { start, end: start + source.length, character };
}

/** The block with the characters themselves at these places, which are in order. */
function without(block: string, places: readonly Place[]): string {
  let made = '';
  let done = 0;
  for (const { start, end, character } of places) {
    made += block.slice(done, start) + character;
    done = end;
  }
  return made + block.slice(done);
}

/** What is read of Markdown, so that equal content can be compared. */
const contentOf = (markdown: string): string =>
  JSON.stringify(
    fromMarkdown(markdown, { extensions: readSyntax, mdastExtensions: [gfmFromMarkdown()] }),
    (key, value) => (key === 'position' ? undefined : value),
  );
