import type { CardFilters } from '@foreglow/contract';
import { type SearchMarks, searchedIn } from '#features/cards/rules/searched.rules.ts';
import { excerptOf } from '#lib/text/excerpt.rules.ts';
import { FoundText } from '#ui/found/found-text.tsx';

/** How the cards that a search finds show its hits; undefined without a search. */
export function searchMarks(filters: CardFilters): SearchMarks | undefined {
  const searched = searchedIn(filters);
  return (
    searched && {
      marked: (text) => <FoundText searched={searched}>{text}</FoundText>,
      excerpt: (card) => excerptOf(card, searched),
    }
  );
}
