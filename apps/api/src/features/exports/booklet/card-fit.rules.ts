import { widthOf } from '@foreglow/pictures/drawing/text-width';
import type { ExportedCard } from '../content/content.ts';
import type { BookletOptions } from './options.ts';

/**
 * The sizes of the text on the page of a card, in points: the usual one if the card then surely takes one page,
 * otherwise the smaller one. What is still longer flows on to further pages.
 */
export const textSizes = { usual: 15, long: 12 } as const;

/** How a card is set. */
interface CardFit {
  readonly size: number;
  /** Whether it surely takes one page. */
  readonly isOnePage: boolean;
}

type MeasuredCard = Pick<
  ExportedCard,
  'title' | 'subtitle' | 'description' | 'relevance' | 'tags' | 'source_url' | 'author' | 'comments' | 'usedIn'
>;

/** The room below the picture in points, or beside it on a wide page. The measures are those of `card.typ`. */
const rooms = {
  a4: { width: 448, withPicture: 351, alone: 685 },
  letter: { width: 448, withPicture: 295, alone: 639 },
  '16:9': { width: 417, withPicture: 432, alone: 392 },
} as const;

const titleSize = 22;
/** Estimates are never exact, above all for other scripts. */
const reserve = 12;

/** How a card is set, if so many cards are named as related to it. */
export function cardFit(
  card: MeasuredCard,
  options: Pick<BookletOptions, 'paper' | 'pictures' | 'comments'>,
  related: number,
): CardFit {
  const { paper, pictures, comments } = options;
  const { width, withPicture, alone } = rooms[paper];
  const isBeside = paper === '16:9' && pictures;
  const foot = isBeside ? 0 : footHeight(card, width, related);
  const room = (pictures ? withPicture : alone) - reserve - foot - headHeight(card, width);
  const texts = [card.description, card.relevance].filter((text) => text !== null);
  const isSimple = !(comments && card.comments.length > 0) && !texts.some((text) => hasForms.test(text));
  const fits = (size: number) => bodyHeight(card, size, width) <= room;
  const size = fits(textSizes.usual) ? textSizes.usual : textSizes.long;
  return { size, isOnePage: isSimple && fits(size) };
}

/** Markdown whose height is not that of its lines: headings, quotes, tables, code, pictures, HTML, rules. */
const hasForms = /^(?:[ \t]*(?:#|>|\||```|~~~|<|!\[|-{3,}|={3,}|\*{3,})| {4}|\t)/m;

function headHeight({ title, subtitle }: MeasuredCard, width: number): number {
  const below = subtitle === null ? 0 : 9 + 13.3 * linesOf(subtitle, 11.9, width);
  return 22.6 * linesOf(title, titleSize, width) - 7 + below;
}

function footHeight({ tags, source_url, usedIn }: MeasuredCard, width: number, related: number): number {
  const listed = Math.max(Math.min(usedIn.length, listedPlaces), related);
  const tagWidth = tags.reduce((sum, { name }) => sum + widthOf(name, 8) + 20, 0);
  return (
    (listed > 0 ? 22 + 11.5 * listed : 0) +
    (tags.length > 0 ? 7 + 12.5 * Math.ceil((tagWidth * 1.15) / width) : 0) +
    (source_url === null ? 0 : 9.6 * linesOf(source_url, 7.5, width)) +
    18
  );
}

/** At most this many uses of a card are named. */
export const listedPlaces = 4;

function bodyHeight({ description, relevance }: MeasuredCard, size: number, width: number): number {
  const above = description === null ? 0 : 1.3 * size + textHeight(description, size, width);
  return above + (relevance === null ? 0 : 30 + 0.75 * size + textHeight(relevance, size, width));
}

function textHeight(markdown: string, size: number, width: number): number {
  const paragraphs = markdown.replace(/\r/g, '').split(endOfParagraph);
  const heights = paragraphs
    .filter((one) => one.trim() !== '')
    .map((one) => 1.27 * linesOf(one, size, width * lessWide) + 0.37);
  return size * (heights.reduce((sum, height) => sum + height, 0) - 0.7);
}

/** Running text is a little less wide than `widthOf` says. */
const lessWide = 1.05;

/** A blank line, a hard break, or the beginning of an item of a list. */
const endOfParagraph = /\n[ \t]*\n|(?: {2}|\\)\n|\n(?=[ \t]*(?:[-+*]|\d+[.)])[ \t])/;

/** The number of lines that a text needs, broken between words; a longer word is broken anywhere. */
function linesOf(text: string, size: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.trim().split(/\s+/)) {
    const own = widthOf(word, size);
    const space = used > 0 ? size * 0.28 : 0;
    if (used > 0 && used + space + own > width) {
      lines += 1;
      used = 0;
    } else used += space;
    used += own;
    while (used > width) {
      lines += 1;
      used -= width;
    }
  }
  return lines;
}
