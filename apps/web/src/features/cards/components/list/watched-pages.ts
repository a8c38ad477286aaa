import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { type CardQuestion, cardKeys } from '#features/cards/api/keys.ts';
import { cardPageQuery } from '#features/cards/api/list-cards.ts';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { placeOf } from '#features/cards/rules/paging.rules.ts';
import { pageSizeOf } from '#features/cards/rules/source.ts';
import { createStore, type Store } from '#lib/browser/store.ts';

/** The cards of a question, as far as their pages are loaded. */
export interface LoadedCards {
  /** The card at an index of the list. */
  readonly cardAt: (index: number) => ListedCard | undefined;
  /** Whether a page could not be loaded. */
  readonly failed: boolean;
}

export interface WatchedPages {
  readonly loaded: Store<LoadedCards>;
  /** Loads these pages (from 1) and keeps them up to date until others are watched. */
  readonly watch: (pages: readonly number[]) => void;
  /** Loads again what could not be loaded. */
  readonly retry: () => void;
}

/**
 * Loads pages of a question outside React, so that neither requesting a page nor its arrival renders more than the
 * cards themselves: while the page is scrolled, a frame has no time for the list around them.
 */
export function watchPages(client: QueryClient, question: CardQuestion): WatchedPages {
  const pageSize = pageSizeOf(question.source);
  const observerOf = (page: number) =>
    new QueryObserver(client, { ...cardPageQuery(question, page), notifyOnChangeProps: ['data', 'isError'] });
  const watched = new Map<number, { readonly observer: ReturnType<typeof observerOf>; readonly stop: () => void }>();

  const cardAt = (index: number): ListedCard | undefined => {
    const { page, at } = placeOf(index, pageSize);
    // A page that is not watched yet, or no longer, may have been loaded before.
    const observed = watched.get(page)?.observer.getCurrentResult().data;
    const answer = observed ?? client.getQueryData(cardPageQuery(question, page).queryKey);
    return answer?.cards[at];
  };
  const hasFailed = () => [...watched.values()].some(({ observer }) => isBroken(observer.getCurrentResult()));
  // A new object with each update, so that the cards are rendered again.
  const loadedNow = (): LoadedCards => ({ cardAt, failed: hasFailed() });
  const loaded = createStore(loadedNow());
  const update = () => loaded.set(loadedNow());

  return {
    loaded,
    watch(pages) {
      for (const [page, { stop }] of watched) {
        if (pages.includes(page)) continue;
        stop();
        watched.delete(page);
      }
      let hasArrived = false;
      for (const page of pages) {
        if (watched.has(page)) continue;
        const observer = observerOf(page);
        watched.set(page, { observer, stop: observer.subscribe(update) });
        hasArrived ||= observer.getCurrentResult().data !== undefined;
      }
      // Nobody was told of a page that arrived before it was watched, so its cards may be missing. Others change nothing.
      if (hasArrived || loaded.get().failed !== hasFailed()) update();
    },
    retry: () =>
      void client.refetchQueries({ queryKey: cardKeys.list(question), predicate: ({ state }) => isBroken(state) }),
  };
}

const isBroken = ({ status, data }: { readonly status: string; readonly data: unknown }): boolean =>
  status === 'error' && data === undefined;
