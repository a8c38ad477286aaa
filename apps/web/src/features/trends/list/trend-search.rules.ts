import { type Direction, directions, type Horizon, horizons, type TrendSort } from '@foreglow/contract';

export const layouts = ['board', 'matrix', 'list'] as const;
export type Layout = (typeof layouts)[number];

/** The state of the trends' screen in its address. What is at its default is left out. */
export interface TrendSearch {
  readonly view?: 'matrix' | 'list' | undefined;
  readonly q?: string | undefined;
  /** Names between commas. */
  readonly tags?: string | undefined;
  readonly direction?: string | undefined;
  readonly horizon?: string | undefined;
  readonly evidence?: 'none' | undefined;
  /** Of the list: the board and the matrix have an order of their own. */
  readonly sort?: SortName | undefined;
  readonly page?: number | undefined;
}

/** The orders of the list, as the address names them. */
export const sortNames = {
  newest: '-created_at',
  changed: '-updated_at',
  title: 'title',
  horizon: 'horizon',
  impact: '-impact',
  certainty: '-certainty',
} as const satisfies Record<string, TrendSort>;
export type SortName = keyof typeof sortNames;

/** Which trends are asked for. */
export interface TrendFilters {
  readonly search: string;
  readonly tags: readonly string[];
  readonly directions: readonly Direction[];
  readonly horizons: readonly Horizon[];
  readonly withoutEvidence: boolean;
}

/** What the screen shows, and how. */
export interface TrendView {
  readonly layout: Layout;
  readonly filters: TrendFilters;
  readonly sort: SortName;
  readonly page: number;
}

/** No list has more pages; the API takes no greater number. */
const mostPages = 100_000;

/** Takes what it knows out of the part of an address behind the question mark; nonsense is left out. */
export function trendSearch(given: Readonly<Record<string, unknown>>): TrendSearch {
  const text = (name: string): string => String(given[name] ?? '').trim();
  const page = Number(text('page'));
  return {
    view: text('view') === 'matrix' ? 'matrix' : text('view') === 'list' ? 'list' : undefined,
    q: text('q') || undefined,
    tags: namesIn(text('tags')).join(',') || undefined,
    direction: known(directions, text('direction')).join(',') || undefined,
    horizon: known(horizons, text('horizon')).join(',') || undefined,
    evidence: text('evidence') === 'none' ? 'none' : undefined,
    sort: sortIn(text('sort')),
    page: Number.isInteger(page) && page > 1 && page <= mostPages ? page : undefined,
  };
}

/** What an address asks for. */
export const viewFrom = (search: TrendSearch): TrendView => ({
  layout: search.view ?? 'board',
  filters: {
    search: search.q ?? '',
    tags: namesIn(search.tags ?? ''),
    directions: known(directions, search.direction ?? ''),
    horizons: known(horizons, search.horizon ?? ''),
    withoutEvidence: search.evidence === 'none',
  },
  sort: search.sort ?? 'newest',
  page: search.page ?? 1,
});

/** The address of a view; the inverse of `viewFrom`. */
export const searchFrom = ({ layout, filters, sort, page }: TrendView): TrendSearch => ({
  view: layout === 'board' ? undefined : layout,
  q: filters.search.trim() || undefined,
  tags: filters.tags.join(',') || undefined,
  direction: filters.directions.join(',') || undefined,
  horizon: filters.horizons.join(',') || undefined,
  evidence: filters.withoutEvidence ? 'none' : undefined,
  sort: sort === 'newest' ? undefined : sort,
  page: page > 1 ? page : undefined,
});

/** How many filters are on, the search included. */
export const filtersOn = ({ search, tags, directions, horizons, withoutEvidence }: TrendFilters): number =>
  [search, tags.length, directions.length, horizons.length, withoutEvidence].filter(Boolean).length;

export const noFilters: TrendFilters = { search: '', tags: [], directions: [], horizons: [], withoutEvidence: false };

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Those of a set that a text names, in the order of the set. */
const known = <T extends string>(values: readonly T[], text: string): T[] => {
  const names = namesIn(text);
  return values.filter((value) => names.includes(value));
};

const sortIn = (text: string): SortName | undefined =>
  (Object.keys(sortNames) as SortName[]).find((name) => name === text && name !== 'newest');
