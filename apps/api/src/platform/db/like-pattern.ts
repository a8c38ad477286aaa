/** A LIKE pattern that finds the term anywhere, with `%`, `_` and `\` as letters. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;
