import { useSearch } from '@tanstack/react-router';
import { type CardSearch, cardSearch, repositorySearch } from '../rules/card-search.rules.ts';
import { useSource } from './use-source.ts';

/** What the address says about the list; a project's own list knows nothing of other projects. */
export function useCardSearch(): CardSearch {
  const read = useSource().kind === 'project' ? cardSearch : repositorySearch;
  return read(useSearch({ strict: false }));
}
