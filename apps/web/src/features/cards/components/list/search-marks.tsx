import { type CardFilters, searchTerm } from '@foreglow/contract';
import type { ReactNode } from 'react';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { excerptOf } from '#lib/text/excerpt.rules.ts';
import { FoundText } from '#ui/found/found-text.tsx';

/** How cards show the hits of a search. */
export interface SearchMarks {
  /** A text with the hits marked. */
  readonly marked: (text: string) => ReactNode;
  /** The part of a card's texts that contains the hit. */
  readonly excerpt: (card: ListedCard) => string;
}

/** How the cards that a search finds show its hits; undefined without a search. */
export function searchMarks({ search, wholeWords }: CardFilters): SearchMarks | undefined {
  const term = searchTerm(search);
  if (term === '') return;
  const searched = { term, wholeWords };
  return {
    marked: (text) => <FoundText searched={searched}>{text}</FoundText>,
    excerpt: (card) => excerptOf(card, searched),
  };
}
