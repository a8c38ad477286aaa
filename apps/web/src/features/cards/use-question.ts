import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { CardQuestion } from './api/keys.ts';
import { type CardView, cardSearch, viewFrom } from './list/card-search.rules.ts';
import { useSource } from './use-source.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** What the address asks for: the view of the list, and the question to the server in it. */
export function useQuestion(): { view: CardView; question: CardQuestion } {
  const source = useSource();
  const given = JSON.stringify(cardSearch(useSearch({ strict: false })));
  return useMemo(() => {
    const view = viewFrom(JSON.parse(given), timeZone);
    return { view, question: { source, filters: view.filters, sort: view.sort } };
  }, [source, given]);
}
