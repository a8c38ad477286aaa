import { type CardFilters, searchTerm } from '@foreglow/contract';
import type { SearchedText } from '#lib/text/hits.rules.ts';

/** The search of the filters; undefined if there is none. */
export function searchedIn({ search, wholeWords }: CardFilters): SearchedText | undefined {
  const term = searchTerm(search);
  return term === '' ? undefined : { term, wholeWords };
}
