import { limits } from '@foreglow/contract';
import type { ListedCard } from '../rules/listed-card.rules.ts';
import type { CardListQuery } from './keys.ts';
import { readCards } from './read-cards.ts';

/** The first cards that match the query, up to the limit of a bulk change, and the total number of matches. */
export async function matchingCards(query: CardListQuery): Promise<{ cards: ListedCard[]; total: number }> {
  const read = (page: number) => readCards(query, { page, size: limits.maxPageSize });
  const first = await read(1);
  const pageCount = Math.min(first.pageCount, limits.bulkCards / limits.maxPageSize);
  const others = await Promise.all(Array.from({ length: Math.max(pageCount - 1, 0) }, (_, index) => read(index + 2)));
  const cards = [first, ...others].flatMap((page) => page.cards);
  return { cards: cards.slice(0, limits.bulkCards), total: first.total };
}
