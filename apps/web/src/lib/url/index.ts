export { pageNumber } from './page-number.ts';
export { parseSearch, type SearchTexts, stringifySearch } from './search-params.ts';
export { useSearchTerm } from './use-search-term.ts';
