import { useMemo } from 'react';
import type { CardListQuery } from '../api/keys.ts';
import type { CardView } from '../rules/card-search.rules.ts';
import { listQueryFrom } from '../rules/list-query.rules.ts';
import { useCardSearch } from './use-card-search.ts';
import { useSource } from './use-source.ts';

/** The view in the address and the query to the server. */
export function useListQuery(): { view: CardView; query: CardListQuery } {
  const source = useSource();
  const given = JSON.stringify(useCardSearch());
  return useMemo(() => listQueryFrom(source, JSON.parse(given)), [source, given]);
}
