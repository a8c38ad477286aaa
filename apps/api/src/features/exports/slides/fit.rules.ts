import { cutTo } from '@foreglow/contract/cut-to';
import type { Block, Run } from './markdown-blocks.rules.ts';

// The space that a text needs is estimated: the fonts of the machine that shows the slides are not known here.

/**
 * Widths of letters relative to their size: those of the wider of Newsreader and Georgia, which stands in for it, so that
 * a text has room in both. Inter and Arial, for small texts, are as wide.
 */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlftr.,:;'’|!()[\]\-\s]/, 0.31],
  [/[mwMW—@%]/, 0.88],
  [/[A-ZÄÖÜ&]/, 0.69],
];
const letterWidth = 0.53;
/** For DejaVu, which LibreOffice takes where it has none of these. */
const reserve = 1.1;
const wideLetter =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\p{Emoji_Presentation}]/u;

export interface Frame {
  /** In inches. */
  readonly width: number;
  readonly height: number;
}

export interface Setting {
  /** In points. */
  readonly size: number;
  /** As a multiple of the size. */
  readonly lineHeight: number;
  /** Space after a paragraph, as a multiple of the size. */
  readonly gap: number;
}

/** Width of a text on one line, in points. */
function widthOf(text: string, size: number): number {
  let units = 0;
  for (const letter of text) units += letterUnits(letter);
  return units * size;
}

function letterUnits(letter: string): number {
  if (wideLetter.test(letter)) return 1;
  return widths.find(([letters]) => letters.test(letter))?.[1] ?? letterWidth;
}

/** The number of lines of a text that breaks between words, and within a word that is longer than a line. */
export function linesOf(text: string, width: number, size: number): number {
  const space = (width * 72) / size / reserve;
  return text.split('\n').reduce((sum, line) => sum + wrappedLines(line, space), 0);
}

/** The number of lines of a paragraph in a width in parts of the font size. */
function wrappedLines(paragraph: string, space: number): number {
  const blank = widthOf(' ', 1);
  let lines = 1;
  let used = 0;
  for (const word of paragraph.split(' ')) {
    const width = widthOf(word, 1);
    const after = used === 0 ? width : used + blank + width;
    if (after <= space) {
      used = after;
      continue;
    }
    if (used > 0) lines += 1;
    const more = Math.max(0, Math.ceil(width / space) - 1);
    lines += more;
    used = width - more * space;
  }
  return lines;
}

const textOf = ({ runs }: Block): string => runs.map(({ text }) => text).join('');

/** Height of paragraphs, in inches. */
export function heightOf(blocks: readonly Block[], width: number, setting: Setting): number {
  const { size, lineHeight } = setting;
  const points = blocks.map((block, at) => {
    const lines = linesOf(textOf(block), width - indentOf(block, size), size);
    return lines * size * lineHeight + gapAfter(block, blocks[at + 1], setting);
  });
  return points.reduce((sum, height) => sum + height, 0) / 72;
}

const isItem = ({ kind }: Block): boolean => kind === 'bullet' || kind === 'number';

/** The space after a paragraph, in points: little between the items of a list. */
export const gapAfter = (block: Block, next: Block | undefined, { size, gap }: Setting): number =>
  Math.round(size * (next && isItem(block) && isItem(next) ? gap * 0.4 : gap));

/** The width that a list's marks take, in inches. */
const indentOf = (block: Block, size: number): number => (isItem(block) ? ((block.level + 1) * size * 1.2) / 72 : 0);

/** The largest size at which the text fits; the last one if none does. */
export function largestFit(sizes: readonly [number, ...number[]], fits: (size: number) => boolean): number {
  return sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
}

/** As many paragraphs as fit, the last of them cut at a word and ended by an ellipsis. All of them if they fit. */
export function cutToFit(blocks: readonly Block[], { width, height }: Frame, setting: Setting): readonly Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    if (heightOf([...kept, block], width, setting) <= height) {
      kept.push(block);
      continue;
    }
    const space = (height - heightOf(kept, width, setting)) * 72 - setting.size * setting.gap;
    const lines = Math.floor(space / (setting.size * setting.lineHeight));
    const letters = lines * (((width - indentOf(block, setting.size)) * 72) / (setting.size * letterWidth)) * 0.92;
    const fits = (cut: Block) => heightOf([...kept, cut], width, setting) <= height;
    const cut = lines < 1 ? undefined : cutUntil(block, Math.floor(letters), fits);
    if (cut) kept.push(cut);
    else if (kept.length > 0) kept.push(ended(kept.pop() as Block));
    break;
  }
  return kept;
}

/** The beginning of a paragraph that fits: lines end before long words, so that fewer letters may have room. */
function cutUntil(block: Block, letters: number, fits: (cut: Block) => boolean): Block | undefined {
  const cut = cutBlock(block, letters);
  return !cut || fits(cut) ? cut : cutUntil(block, Math.floor(letters * 0.92), fits);
}

const ended = (block: Block): Block => ({ ...block, runs: [...block.runs, { text: ' …' }] });

/** The beginning of a paragraph, or undefined if too little of it would remain. */
function cutBlock(block: Block, letters: number): Block | undefined {
  if (letters < 40) return undefined;
  const runs: Run[] = [];
  let left = letters;
  for (const run of block.runs) {
    const weight = widthOf(run.text, 1) / letterWidth;
    if (weight <= left) {
      runs.push(run);
      left -= weight;
      continue;
    }
    const share = Math.floor((left / weight) * run.text.length);
    runs.push({ ...run, text: cutTo(run.text, share).replace(/\s+\S*$/, '') });
    break;
  }
  return ended({ ...block, runs });
}

/** Whether a text is written from right to left, by its first letter that has a direction. */
export function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(letter);
}

/** Divides a space among parts: none gets more than it needs, and the rest goes to the others. */
export function sharesOf(space: number, needs: readonly number[]): number[] {
  const shares = needs.map(() => 0);
  let left = space;
  const order = needs.map((need, at) => ({ need, at })).sort((one, other) => one.need - other.need);
  for (const [place, { need, at }] of order.entries()) {
    const share = Math.min(need, left / (order.length - place));
    shares[at] = share;
    left -= share;
  }
  return shares;
}
