import type { CardFilters, CardSort, ExportGiven } from '@foreglow/contract';

/** What somebody asks for, and how: the list of cards in force, and how many are typeset at once. */
export interface WantedExport extends ExportGiven {
  readonly filters?: CardFilters;
  readonly sort?: CardSort;
  readonly chunkSize?: number;
}
