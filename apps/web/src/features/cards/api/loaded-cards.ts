import type { QueryClient } from '@tanstack/react-query';
import { type CardListQuery, cardKeys } from '#features/cards/api/keys.ts';
import type { CardPage } from '#features/cards/api/read-cards.ts';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import type { Position } from '#features/cards/rules/neighbours.rules.ts';
import { type CardSource, pageSizeOf } from '#features/cards/rules/source.ts';
import { findLoaded, placeOf } from '#lib/long-list/pages.rules.ts';

/** The pages of a list that are loaded. */
function loadedPages(client: QueryClient, query: CardListQuery) {
  return client.getQueriesData<CardPage>({ queryKey: cardKeys.list(query) }).flatMap(([key, data]) => {
    const page = key.at(-1);
    return typeof page === 'number' && data ? [{ page, items: data.cards }] : [];
  });
}

/** The index of a card in its list if its page is loaded; otherwise -1. */
export const loadedIndex = (client: QueryClient, query: CardListQuery, slug: string): number =>
  findLoaded(loadedPages(client, query), pageSizeOf(query.source), (card) => card.slug === slug);

/** The number of cards in a list, if any of its pages is loaded. */
const loadedTotal = (client: QueryClient, query: CardListQuery): number | undefined =>
  client
    .getQueriesData<CardPage>({ queryKey: cardKeys.list(query) })
    .find(([key]) => typeof key.at(-1) === 'number')?.[1]?.total;

/** The card at an index of its list, if its page is loaded. */
function loadedCard(client: QueryClient, query: CardListQuery, index: number): ListedCard | undefined {
  const { page, at } = placeOf(index, pageSizeOf(query.source));
  return loadedPages(client, query).find((loaded) => loaded.page === page)?.items[at];
}

/** What the loaded pages tell about the place of a card in its list; what they do not tell is absent. */
interface LoadedPlace {
  /** The slug of the card before it; null if it is the first. */
  readonly previous?: string | null | undefined;
  readonly next?: string | undefined;
  readonly at?: Position | undefined;
}

/** Finds the place of a card in the loaded pages of its list; empty if it is not in them. */
export function loadedPlace(client: QueryClient, query: CardListQuery, slug: string): LoadedPlace {
  const index = loadedIndex(client, query, slug);
  if (index < 0) return {};
  const total = loadedTotal(client, query);
  return {
    previous: index > 0 ? loadedCard(client, query, index - 1)?.slug : null,
    next: loadedCard(client, query, index + 1)?.slug,
    at: total === undefined ? undefined : { position: index + 1, total },
  };
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
