import { type ActivitySubject, activitySubjects } from '@foreglow/contract';
import { pageNumber } from '#lib/url/page-number.ts';
import type { SearchTexts } from '#lib/url/search-params.ts';

/** The state of the activity screen in its address. */
export interface ActivitySearch {
  readonly kind?: ActivitySubject | undefined;
  /** Id of a person, or of the team. */
  readonly person?: string | undefined;
  readonly page?: number | undefined;
}

/** Reads the known parameters of an address. */
export const activitySearch = (search: SearchTexts): ActivitySearch => ({
  kind: activitySubjects.find((subject) => subject === search.kind),
  person: /^[a-z0-9-]{1,100}$/.test(search.person ?? '') ? search.person : undefined,
  ...pageNumber(search),
});
