import type { SearchTexts } from './search-params.ts';

/** The page of a list in an address; absent for the first one and for what is no number. */
export function pageNumber(search: SearchTexts): { page?: number } {
  const page = Number(search.page);
  return Number.isInteger(page) && page > 1 ? { page } : {};
}
