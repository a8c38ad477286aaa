import { page } from './address-codecs.rules.ts';
import type { SearchTexts } from './search-params.ts';

/**
 * The page of a list in an address; undefined for the first one and for anything that is not a page number. Undefined
 * is written out: the router merges this into the current search and would keep a page that is merely absent.
 */
export const pageNumber = (search: SearchTexts): { page?: number | undefined } => ({
  page: page.write(page.read(search.page ?? '') ?? 1),
});
