import type { BookletCard, BookletChunk } from './options.ts';

export type CardChunk = Extract<BookletChunk, { cards: unknown }>;

/** Joins two chunks. */
export const joinCards = (first: CardChunk, second: CardChunk): CardChunk => ({
  cards: [...first.cards, ...second.cards],
  pictures: [...first.pictures, ...second.pictures],
});

/** The cards that fill whole pages of `perPage` cards, and the remaining ones, which begin the next page. */
export function fullPages(chunk: CardChunk, perPage: number): { full: CardChunk; rest: CardChunk } {
  const end = chunk.cards.length - (chunk.cards.length % perPage);
  return { full: withPictures(chunk, chunk.cards.slice(0, end)), rest: withPictures(chunk, chunk.cards.slice(end)) };
}

/** The number of characters typeset at a time: some 100 pages. A longer card is typeset alone. */
const charactersAtATime = 300_000;

/** Divides a chunk of long cards, since typesetting needs memory for each page. */
export function portions(chunk: CardChunk): CardChunk[] {
  const groups: BookletCard[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const card of chunk.cards) {
    const own = lengthOf(card);
    if (characters + own > charactersAtATime) {
      groups.push([]);
      characters = 0;
    }
    groups.at(-1)?.push(card);
    characters += own;
  }
  return groups.map((cards) => withPictures(chunk, cards));
}

const lengthOf = ({ description, relevance, comments }: BookletCard): number =>
  (description?.length ?? 0) + (relevance?.length ?? 0) + comments.reduce((sum, { text }) => sum + text.length, 0);

function withPictures({ pictures }: CardChunk, cards: readonly BookletCard[]): CardChunk {
  const paths = new Set(cards.map(({ picture }) => picture?.path));
  return { cards, pictures: pictures.filter(({ path }) => paths.has(path)) };
}
