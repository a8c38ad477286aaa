/** The maximum number of titles that are named. */
const maxNames = 5;

/** Titles in one line, for a sentence: «Heat», «Water». */
export const firstNames = (titles: readonly string[]): string =>
  [...titles.slice(0, maxNames).map((title) => `«${title}»`), ...(titles.length > maxNames ? ['…'] : [])].join(', ');
