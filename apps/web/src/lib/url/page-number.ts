import type { SearchTexts } from './search-params.ts';

/** No list has more pages; the API takes no greater number. */
const most = 100_000;

/**
 * The page of a list in an address; undefined for the first one and for what is no number. Undefined is written out:
 * the router lays this over what the address says, and would keep a page that is merely absent here.
 */
export function pageNumber(search: SearchTexts): { page?: number | undefined } {
  const page = Number(search.page);
  return { page: Number.isInteger(page) && page > 1 && page <= most ? page : undefined };
}
