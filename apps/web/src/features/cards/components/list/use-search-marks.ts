import type { CardFilters } from '@foreglow/contract';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';

/** How cards show the hits of a search. */
export interface SearchMarks {
  /** A text with the hits marked. */
  readonly marked: (text: string) => ReactNode;
  /** The part of a card's texts that contains the hit. */
  readonly excerpt: (card: ListedCard) => string;
}

type Module = typeof import('./search-marks.tsx');
let loaded: Module | undefined;

/** How the hits of the search in the filters are shown. Loaded with the first search; without it nothing is marked. */
export function useSearchMarks(filters: CardFilters): SearchMarks | undefined {
  const [module, setModule] = useState(loaded);
  const isSearch = filters.search !== '';
  useEffect(() => {
    if (!isSearch || module) return;
    import('./search-marks.tsx').then(
      (found) => {
        loaded = found;
        setModule(found);
      },
      () => undefined,
    );
  }, [isSearch, module]);
  return useMemo(() => (isSearch ? module?.searchMarks(filters) : undefined), [isSearch, module, filters]);
}
