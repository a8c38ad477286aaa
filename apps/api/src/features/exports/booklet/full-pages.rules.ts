import type { BookletChunk } from './options.ts';

export type CardChunk = Extract<BookletChunk, { cards: unknown }>;

/** Two chunks as one. */
export const joinCards = (first: CardChunk, second: CardChunk): CardChunk => ({
  cards: [...first.cards, ...second.cards],
  pictures: [...first.pictures, ...second.pictures],
});

/** The cards that fill pages of so many, and those left over, which begin the next page. Both have all pictures. */
export function fullPages({ cards, pictures }: CardChunk, perPage: number): { full: CardChunk; rest: CardChunk } {
  const end = cards.length - (cards.length % perPage);
  const rest = cards.slice(end);
  const restPaths = new Set(rest.map(({ picture }) => picture?.path));
  return {
    full: { cards: cards.slice(0, end), pictures },
    rest: { cards: rest, pictures: pictures.filter(({ path }) => restPaths.has(path)) },
  };
}
