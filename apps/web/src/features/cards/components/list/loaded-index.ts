import type { QueryClient } from '@tanstack/react-query';
import { type CardQuestion, cardKeys } from '../../api/keys.ts';
import type { CardPage } from '../../api/read-cards.ts';
import type { ListedCard } from '../../rules/listed-card.rules.ts';
import { findLoaded, placeOf } from '../../rules/paging.rules.ts';
import { type CardSource, pageSizeOf } from '../../rules/source.ts';

/** The pages of a list that are loaded. */
function loadedPages(client: QueryClient, question: CardQuestion) {
  return client.getQueriesData<CardPage>({ queryKey: cardKeys.list(question) }).flatMap(([key, data]) => {
    const page = key.at(-1);
    return typeof page === 'number' && data ? [{ page, items: data.cards }] : [];
  });
}

/** The index of a card in its list if its page is loaded; otherwise -1. */
export const loadedIndex = (client: QueryClient, question: CardQuestion, slug: string): number =>
  findLoaded(loadedPages(client, question), pageSizeOf(question.source), (card) => card.slug === slug);

/** The number of cards in a list, if any of its pages is loaded. */
export const loadedTotal = (client: QueryClient, question: CardQuestion): number | undefined =>
  client
    .getQueriesData<CardPage>({ queryKey: cardKeys.list(question) })
    .find(([key]) => typeof key.at(-1) === 'number')?.[1]?.total;

/** The card at an index of its list, if its page is loaded. */
export function loadedCard(client: QueryClient, question: CardQuestion, index: number): ListedCard | undefined {
  const { page, at } = placeOf(index, pageSizeOf(question.source));
  return loadedPages(client, question).find((loaded) => loaded.page === page)?.items[at];
}

/** A card from any loaded list of its source. A dialog shows it until the card itself has been loaded. */
export function anyLoadedCard(client: QueryClient, source: CardSource, slug: string): ListedCard | undefined {
  const lists = client.getQueriesData<CardPage>({ queryKey: cardKeys.lists(source) });
  for (const [key, data] of lists) {
    const found = typeof key.at(-1) === 'number' ? data?.cards.find((card) => card.slug === slug) : undefined;
    if (found) return found;
  }
  return undefined;
}
