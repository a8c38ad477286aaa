import { searchTerm } from '@foreglow/contract';

/** The words of a search, the longest first, so that a word is not marked only in part. */
export const searchWords = (search: string): readonly string[] =>
  [...new Set(searchTerm(search).split(/\s+/).filter(Boolean))].sort((one, other) => other.length - one.length);
