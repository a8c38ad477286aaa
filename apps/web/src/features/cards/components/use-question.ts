import { useMemo } from 'react';
import type { CardQuestion } from '../api/keys.ts';
import type { CardView } from '../rules/card-search.rules.ts';
import { questionFrom } from '../rules/question.rules.ts';
import { useCardSearch } from './use-card-search.ts';
import { useSource } from './use-source.ts';

/** The view in the address and the query to the server. */
export function useQuestion(): { view: CardView; question: CardQuestion } {
  const source = useSource();
  const given = JSON.stringify(useCardSearch());
  return useMemo(() => questionFrom(source, JSON.parse(given)), [source, given]);
}
