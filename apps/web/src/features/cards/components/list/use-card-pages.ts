import { keepPreviousData, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Store, useDerived } from '../../../../lib/browser/index.ts';
import type { RowRange } from '../../../../lib/rows/index.ts';
import { type CardQuestion, cardKeys } from '../../api/keys.ts';
import { cardPageQuery } from '../../api/list-cards.ts';
import type { CardPage } from '../../api/read-cards.ts';
import type { ListedCard } from '../../rules/listed-card.rules.ts';
import { isNearby, itemsIn, pagesBetween, placeOf } from '../../rules/paging.rules.ts';
import { isSameSource, pageSizeOf } from '../../rules/source.ts';

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

/**
 * The cards of a question near the rendered rows, out of `total`; undefined where a page is not loaded yet. The
 * component updates when another page comes near, not with every row.
 */
export function useCardsNear(question: CardQuestion, total: number, range: Store<RowRange>, columns: number) {
  const client = useQueryClient();
  const pageSize = pageSizeOf(question.source);
  const pageOf = (index: number) => placeOf(index, pageSize).page;
  const from = useDerived(range, (rows) => pageOf(Math.max(itemsIn(rows, columns, total).first - ahead, 0)));
  const to = useDerived(range, (rows) => pageOf(Math.min(itemsIn(rows, columns, total).end + ahead, total) - 1));
  const pages = useMemo(() => pagesBetween(from, to), [from, to]);
  // Requesting other pages is more work than a frame has time for next to the rows that come near.
  const rested = useRested(useDeferredValue(pages));
  const queries = useMemo(() => rested.map((page) => cardPageQuery(question, page)), [rested, question]);
  const combine = useMemo(() => combinePages(rested), [rested]);
  const { failed, answers } = useQueries({ queries, combine });
  // While the scrollbar is dragged past a page, show what was loaded of it before.
  const loadedBefore = (page: number) => client.getQueryData(cardPageQuery(question, page).queryKey);
  const loaded = new Map(
    pages.map((page) => [page, (page in answers ? answers[page] : loadedBefore(page))?.cards] as const),
  );
  const cardAt = (index: number): ListedCard | undefined => {
    const { page, at } = placeOf(index, pageSize);
    return loaded.get(page)?.[at];
  };
  const retry = () => void client.refetchQueries({ queryKey: cardKeys.list(question), predicate: isBroken });
  return { cardAt, failed, retry };
}

/** The pages by their numbers: TanStack compares them with the last ones, and at once where a page is the same object. */
const combinePages = (pages: readonly number[]) => (results: readonly UseQueryResult<CardPage>[]) => ({
  failed: results.some(({ isError, data }) => isError && data === undefined),
  answers: Object.fromEntries(pages.map((page, at) => [page, results[at]?.data])),
});

const isBroken = (query: { state: { status: string; data: unknown } }): boolean =>
  query.state.status === 'error' && query.state.data === undefined;

function useRested(pages: readonly number[]): readonly number[] {
  const [wanted, setWanted] = useState(pages);
  if (wanted !== pages && isNearby(wanted, pages)) setWanted(pages);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(pages), restMs);
    return () => clearTimeout(timer);
  }, [pages]);
  return wanted;
}
