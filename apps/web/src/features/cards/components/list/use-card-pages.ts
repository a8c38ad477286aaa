import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { CardQuestion } from '#features/cards/api/keys.ts';
import { cardPageQuery } from '#features/cards/api/list-cards.ts';
import { isNearby, itemsIn, pagesOf } from '#features/cards/rules/paging.rules.ts';
import { isSameSource, pageSizeOf } from '#features/cards/rules/source.ts';
import type { Store } from '#lib/browser/store.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';
import type { RowRange } from '#lib/rows/use-page-rows.ts';
import { type WatchedPages, watchPages } from './watched-pages.ts';

/** While the scrollbar is dragged, pages are loaded only where it stops. */
const restMs = 90;

/**
 * The query whose result can be shown: the current one, or the previous one until the first page of the new result has
 * arrived.
 */
export function useAnswered(asked: CardQuestion) {
  const first = useQuery({ ...cardPageQuery(asked, 1), placeholderData: keepPreviousData });
  const [shown, setShown] = useState<CardQuestion>();
  const arrived = first.data !== undefined && !first.isPlaceholderData;
  if (arrived && shown !== asked) setShown(asked);
  // Results of another source must not be shown for this one.
  const question = arrived ? asked : shown && isSameSource(shown.source, asked.source) ? shown : undefined;
  return { question, total: question && first.data?.total, waiting: !arrived, first };
}

/**
 * Number of cards loaded before and after the rendered ones, so that the user rarely scrolls to cards that are not
 * loaded.
 */
const ahead = 36;

/** The cards of a question, out of `total`, of which those near the rendered rows are loaded. */
export function useCardsNear(
  question: CardQuestion,
  total: number,
  range: Store<RowRange>,
  columns: number,
): WatchedPages {
  const client = useQueryClient();
  const pages = useMemo(() => watchPages(client, question), [client, question]);
  useEffect(() => {
    const pagesNear = () => {
      const { first, end } = itemsIn(range.get(), columns, total);
      return pagesOf(Math.max(first - ahead, 0), Math.min(end + ahead, total), pageSizeOf(question.source));
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
  }, [pages, range, question, columns, total]);
  useEffect(() => () => pages.watch([]), [pages]);
  return pages;
}

const rest = () => new Promise((resolve) => setTimeout(resolve, restMs));
