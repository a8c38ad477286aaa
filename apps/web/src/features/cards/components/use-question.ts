import { useMemo } from 'react';
import type { CardQuestion } from '../api/keys.ts';
import { type CardView, viewFrom } from '../rules/card-search.rules.ts';
import { useCardSearch } from './use-card-search.ts';
import { useSource } from './use-source.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** What the address asks for: the view of the list, and the question to the server in it. */
export function useQuestion(): { view: CardView; question: CardQuestion } {
  const source = useSource();
  const given = JSON.stringify(useCardSearch());
  return useMemo(() => {
    const view = viewFrom(JSON.parse(given), timeZone);
    return { view, question: { source, filters: view.filters, sort: view.sort } };
  }, [source, given]);
}
