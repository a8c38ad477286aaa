/** A LIKE pattern that finds the term anywhere. `%`, `_` and `\` are escaped. */
export const likePattern = (term: string): string => `%${term.replace(/[\\%_]/g, '\\$&')}%`;
