import { type CardFilters, searchTerm } from '@foreglow/contract';
import type { ReactNode } from 'react';
import type { SearchedText } from '#lib/text/hits.rules.ts';
import type { ListedCard } from './listed-card.rules.ts';

/** How cards show the hits of a search. */
export interface SearchMarks {
  /** A text with the hits marked. */
  readonly marked: (text: string) => ReactNode;
  /** The part of a card's texts that contains the hit. */
  readonly excerpt: (card: ListedCard) => string;
}

/** The search of the filters; undefined if there is none. */
export function searchedIn({ search, wholeWords }: CardFilters): SearchedText | undefined {
  const term = searchTerm(search);
  return term === '' ? undefined : { term, wholeWords };
}
