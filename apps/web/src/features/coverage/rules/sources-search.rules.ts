import { pageNumber } from '#lib/url/page-number.ts';
import type { SearchTexts } from '#lib/url/search-params.ts';

/** The state of the list of sites in its address. */
export interface SourcesSearch {
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}

/** Reads the known parameters of an address. */
export const sourcesSearch = (given: SearchTexts): SourcesSearch => ({
  q: given.q?.trim() || undefined,
  ...pageNumber(given),
});
