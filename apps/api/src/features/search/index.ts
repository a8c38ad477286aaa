export { composeSearch, type SearchApi } from './compose.ts';
