import { type QueryClient, type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { createStore, type Store } from '../browser/store.ts';
import { placeOf } from './pages.rules.ts';

/** A list that is read page by page. */
export interface PagedList<Item, Page, Key extends QueryKey> {
  /** The number of items on a page. */
  readonly pageSize: number;
  /** Reads a page, from 1. */
  readonly pageQuery: (page: number) => QueryObserverOptions<Page, Error, Page, Page, Key> & { queryKey: Key };
  readonly itemsOf: (page: Page) => readonly Item[];
}

/** The items of a list, as far as their pages are loaded. */
export interface LoadedItems<Item> {
  /** The item at an index of the list. */
  readonly itemAt: (index: number) => Item | undefined;
  /** Whether a page could not be loaded. */
  readonly failed: boolean;
}

export interface WatchedPages<Item> {
  readonly loaded: Store<LoadedItems<Item>>;
  /** Loads these pages (from 1) and keeps them up to date until others are watched. */
  readonly watch: (pages: readonly number[]) => void;
  /** Loads again what could not be loaded. */
  readonly retry: () => void;
}

/**
 * Loads pages of a list outside React, so that neither requesting a page nor its arrival renders more than the items
 * themselves: while the page is scrolled, a frame has no time for the list around them.
 */
export function watchPages<Item, Page, Key extends QueryKey>(
  client: QueryClient,
  { pageSize, pageQuery, itemsOf }: PagedList<Item, Page, Key>,
): WatchedPages<Item> {
  const observerOf = (page: number) =>
    new QueryObserver(client, { ...pageQuery(page), notifyOnChangeProps: ['data', 'isError'] });
  const watched = new Map<number, { readonly observer: ReturnType<typeof observerOf>; readonly stop: () => void }>();

  const itemAt = (index: number): Item | undefined => {
    const { page, at } = placeOf(index, pageSize);
    // A page that is not watched yet, or no longer, may have been loaded before.
    const observed = watched.get(page)?.observer.getCurrentResult().data;
    const answer = observed ?? client.getQueryData<Page>(pageQuery(page).queryKey);
    return answer && itemsOf(answer)[at];
  };
  const broken = () => [...watched.values()].filter(({ observer }) => observer.getCurrentResult().isLoadingError);
  // A new object with each update, so that the items are rendered again.
  const loadedNow = (): LoadedItems<Item> => ({ itemAt, failed: broken().length > 0 });
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
      // Nobody was told of a page that arrived before it was watched, so its items may be missing. Others change nothing.
      if (hasArrived || loaded.get().failed !== broken().length > 0) update();
    },
    retry() {
      for (const { observer } of broken()) void observer.refetch();
    },
  };
}
