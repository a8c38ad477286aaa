import type { SearchTexts } from '#lib/url/search-params.ts';

/** The search parameters of the brief: whether the history is open, and which version is shown. */
export interface BriefSearch {
  readonly history?: true | undefined;
  readonly version?: number | undefined;
}

/**
 * Reads the search parameters. Undefined is set explicitly, since the router merges the result into the current search.
 */
export function briefSearch({ history, version }: SearchTexts): BriefSearch {
  const number = Number(version);
  const isNumber = Number.isInteger(number) && number > 0 && number < 1_000_000_000;
  return { history: history || isNumber ? true : undefined, version: isNumber ? number : undefined };
}
