import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Store } from '../browser/store.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { itemsIn, type Span } from './items.rules.ts';
import { isNearby, pagesOf } from './pages.rules.ts';
import { type PagedList, type WatchedPages, watchPages } from './watch-pages.ts';

/** While the scrollbar is dragged, pages are loaded only where it stops. */
const restMs = 90;

/**
 * Number of items loaded before and after the rendered ones, so that the user rarely scrolls to items that are not
 * loaded.
 */
const ahead = 36;

/** The items of a list, out of `total`, of which those near the rendered rows are loaded. `list` must be memoised. */
export function usePagesNear<Item, Page, Key extends QueryKey>(
  list: PagedList<Item, Page, Key>,
  total: number,
  range: Store<Span>,
  columns: number,
): WatchedPages<Item> {
  const client = useQueryClient();
  const pages = useMemo(() => watchPages(client, list), [client, list]);
  useEffect(() => {
    const pagesNear = () => {
      const { first, end } = itemsIn(range.get(), columns, total);
      return pagesOf(Math.max(first - ahead, 0), Math.min(end + ahead, total), list.pageSize);
    };
    let watched = pagesNear();
    let wanted = watched;
    const watchWanted = () => {
      watched = wanted;
      pages.watch(watched);
    };
    const unsubscribe = range.subscribe(() => {
      const near = pagesNear();
      if (near.join() === wanted.join()) return;
      wanted = near;
      // The frame in which rows come near has enough to do.
      const mayRequest = isNearby(watched, near) ? whenIdle(restMs) : rest();
      void mayRequest.then(() => wanted === near && watchWanted());
    });
    watchWanted();
    return () => {
      unsubscribe();
      // Pages that wait to be requested are those of the list as it was.
      wanted = [];
    };
  }, [pages, range, list, columns, total]);
  useEffect(() => () => pages.watch([]), [pages]);
  return pages;
}

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));
