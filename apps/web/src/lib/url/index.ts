export { parseSearch, type SearchTexts, stringifySearch } from './search-params.ts';
export { pageNumber } from './page-number.ts';
