import type { CardFilters, CardSort, ExportGiven } from '@foreglow/contract';
import type { OwnTrendFilters } from '../trends/trends.read-model.ts';

/**
 * The details of a requested export: the current filters and order of the list, and the number of cards typeset at a
 * time.
 */
export interface WantedExport extends ExportGiven {
  readonly filters?: CardFilters;
  readonly trendFilters?: OwnTrendFilters;
  readonly sort?: CardSort;
  readonly chunkSize?: number;
  /** The largest number of items with which it is made during the call, where it differs from the usual one. */
  readonly atOnce?: number;
  /** JSON pointer to the slugs in the body of the call. */
  readonly slugsPointer?: string;
  /** Name of the theme of the caller. */
  readonly theme: string;
}

/** Trend filters that include all trends. */
export const noTrendFilters: OwnTrendFilters = { horizons: undefined, directions: undefined, withoutEvidence: false };
