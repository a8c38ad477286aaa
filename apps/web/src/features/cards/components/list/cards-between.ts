import { limits } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { CardListQuery } from '#features/cards/api/keys.ts';
import { cardPageQuery } from '#features/cards/api/list-cards.ts';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { pageSizeOf } from '#features/cards/rules/source.ts';
import { pagesOf } from '#lib/long-list/pages.rules.ts';

/** The cards between two indexes of the list, both included, up to the maximum number that can be selected. */
export async function cardsBetween(
  client: QueryClient,
  query: CardListQuery,
  a: number,
  b: number,
): Promise<ListedCard[]> {
  const pageSize = pageSizeOf(query.source);
  const first = Math.min(a, b);
  const end = Math.min(Math.max(a, b) + 1, first + limits.bulkCards);
  const pages = pagesOf(first, end, pageSize);
  const answers = await Promise.all(pages.map((page) => client.fetchQuery(cardPageQuery(query, page))));
  const start = ((pages[0] ?? 1) - 1) * pageSize;
  return answers.flatMap(({ cards }) => cards).slice(first - start, end - start);
}
