import { page } from './address-codecs.rules.ts';
import type { SearchTexts } from './search-params.ts';

/**
 * The page number of a list in an address; undefined for the first page and for invalid values. Undefined is set
 * explicitly: the router merges this into the current search and would keep a page that is merely absent.
 */
export const pageNumber = (search: SearchTexts): { page?: number | undefined } => ({
  page: page.write(page.read(search.page ?? '') ?? 1),
});
