import type { InsightSort } from '@foreglow/contract';
import { pageNumber, type SearchTexts } from '../../../lib/url/index.ts';
import type { InsightQuestion } from '../api/list-insights.ts';

/**
 * The state of the list in its address; what is at its default is undefined. Undefined is written out: the router lays
 * it over what the address says.
 */
export interface InsightSearch {
  readonly q?: string | undefined;
  /** Names between commas. */
  readonly tags?: string | undefined;
  readonly sort?: Exclude<SortName, 'newest'> | undefined;
  readonly page?: number | undefined;
}

/** The orders of the list, as the address has them. */
export const sortNames = ['newest', 'edited', 'title', 'oldest'] as const;
type SortName = (typeof sortNames)[number];

const sorts: Readonly<Record<SortName, InsightSort>> = {
  newest: '-created_at',
  edited: '-updated_at',
  title: 'title',
  oldest: 'created_at',
};

/** Takes what it knows out of the part of an address behind the question mark; nonsense is left out. */
export function insightSearch(given: SearchTexts): InsightSearch {
  const sort = sortNames.find((name) => name === given.sort);
  return {
    q: given.q?.trim() || undefined,
    tags: namesIn(given.tags ?? '').join(',') || undefined,
    sort: sort === 'newest' ? undefined : sort,
    ...pageNumber(given),
  };
}

/** What an address asks for. */
export const questionFrom = ({ q = '', tags = '', sort, page = 1 }: InsightSearch): InsightQuestion => ({
  search: q,
  tags: namesIn(tags),
  sort: sorts[sort ?? 'newest'],
  page,
});

/** The search with something else asked for: from its first page. */
export const changed = (search: InsightSearch, part: Omit<InsightSearch, 'page'>): InsightSearch => ({
  ...search,
  ...part,
  page: undefined,
});

/** True when not all insights are asked for. */
export const isFiltered = ({ q, tags }: InsightSearch): boolean => Boolean(q || tags);

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
