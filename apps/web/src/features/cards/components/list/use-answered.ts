import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardListQuery } from '#features/cards/api/keys.ts';
import { cardPageQuery } from '#features/cards/api/list-cards.ts';
import { isSameSource } from '#features/cards/rules/source.ts';

/**
 * The query whose result can be shown: the current one, or the previous one until the first page of the new result has
 * arrived.
 */
export function useAnswered(asked: CardListQuery) {
  const first = useQuery({ ...cardPageQuery(asked, 1), placeholderData: keepPreviousData });
  const [shown, setShown] = useState<CardListQuery>();
  const arrived = first.data !== undefined && !first.isPlaceholderData;
  if (arrived && shown !== asked) setShown(asked);
  // Results of another source must not be shown for this one.
  const query = arrived ? asked : shown && isSameSource(shown.source, asked.source) ? shown : undefined;
  return { query, total: query && first.data?.total, waiting: !arrived, first };
}
