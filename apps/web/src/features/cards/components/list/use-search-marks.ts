import type { CardFilters } from '@foreglow/contract';
import { useEffect, useMemo, useState } from 'react';
import type { SearchMarks } from './search-marks.tsx';

/** Makes the marks of a search, once it has been loaded. */
let make: ((filters: CardFilters) => SearchMarks | undefined) | undefined;

async function load(): Promise<void> {
  const { searchMarks } = await import('./search-marks.tsx');
  make = searchMarks;
}

/** How the hits of the search in the filters are shown. Loaded with the first search; until then nothing is marked. */
export function useSearchMarks(filters: CardFilters): SearchMarks | undefined {
  const [isLoaded, setIsLoaded] = useState(make !== undefined);
  const isMissing = filters.search !== '' && !isLoaded;
  useEffect(() => {
    // If this fails, the cards are shown without marks.
    if (isMissing)
      load().then(
        () => setIsLoaded(true),
        () => undefined,
      );
  }, [isMissing]);
  return useMemo(() => (isLoaded && filters.search !== '' ? make?.(filters) : undefined), [isLoaded, filters]);
}
