import type { CardFilters, CardSort, ExportGiven } from '@foreglow/contract';
import type { OwnTrendFilters } from '../trends/index.ts';

/** What somebody asks for, and how: the filters and the order of the list in force, and how many cards are typeset at once. */
export interface WantedExport extends ExportGiven {
  readonly filters?: CardFilters;
  readonly trendFilters?: OwnTrendFilters;
  readonly sort?: CardSort;
  readonly chunkSize?: number;
  /** Name of the theme that the caller sees. */
  readonly theme: string;
}

/** The filters of trends that let all of them through. */
export const noTrendFilters: OwnTrendFilters = { horizons: undefined, directions: undefined, withoutEvidence: false };
