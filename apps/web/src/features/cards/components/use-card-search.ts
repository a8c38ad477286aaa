import { useSearch } from '@tanstack/react-router';
import { type CardSearch, cardSearch, repositorySearch } from '../rules/card-search.rules.ts';
import { useSource } from './use-source.ts';

/** The search parameters of the card list. Only the repository has a filter for projects. */
export function useCardSearch(): CardSearch {
  const read = useSource().kind === 'project' ? cardSearch : repositorySearch;
  return read(useSearch({ strict: false }));
}
