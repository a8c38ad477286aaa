export { parseSearch, type SearchTexts, stringifySearch } from './search-params.ts';
