import { type Direction, directions, type Horizon, horizons, type TrendSort } from '@foreglow/contract';
import type { QueryOf } from '#lib/http/call.ts';
import { flag, names, oneOf, page, someOf, term } from '#lib/url/address-codecs.rules.ts';
import { addressOf, type Part, parameter } from '#lib/url/address-table.rules.ts';

export const layouts = ['board', 'matrix', 'list'] as const;
export type Layout = (typeof layouts)[number];

/** The state of the trends screen in its address. Default values are undefined. */
export interface TrendSearch {
  readonly view?: 'matrix' | 'list' | undefined;
  readonly q?: string | undefined;
  /** Names separated by commas. */
  readonly tags?: string | undefined;
  readonly direction?: string | undefined;
  readonly horizon?: string | undefined;
  readonly evidence?: 'none' | undefined;
  /** The order of the list; the board and the matrix have fixed orders. */
  readonly sort?: Exclude<SortName, 'newest'> | undefined;
  readonly page?: number | undefined;
}

/** The orders of the list, as named in the address. */
const sortNames = {
  newest: '-created_at',
  changed: '-updated_at',
  title: 'title',
  horizon: 'horizon',
  impact: '-impact',
  certainty: '-certainty',
} as const satisfies Record<string, TrendSort>;
export type SortName = keyof typeof sortNames;

/** The filters of the trends. */
export interface TrendFilters {
  readonly search: string;
  readonly tags: readonly string[];
  readonly directions: readonly Direction[];
  readonly horizons: readonly Horizon[];
  readonly withoutEvidence: boolean;
}

/** The view of the screen. */
export interface TrendView {
  readonly layout: Layout;
  readonly filters: TrendFilters;
  readonly sort: SortName;
  readonly page: number;
}

export const noFilters: TrendFilters = { search: '', tags: [], directions: [], horizons: [], withoutEvidence: false };

type Query = QueryOf<'GET /v1/projects/{id}/trends'>;

const inFilters = <K extends keyof TrendFilters>(name: K): Part<TrendView, TrendFilters[K]> => ({
  get: ({ filters }) => filters[name],
  set: (view, value) => ({ ...view, filters: { ...view.filters, [name]: value } }),
});

const inView = <K extends 'layout' | 'sort' | 'page'>(name: K): Part<TrendView, TrendView[K]> => ({
  get: (view) => view[name],
  set: (view, value) => ({ ...view, [name]: value }),
});

const sorts = oneOf<Exclude<SortName, 'newest'>, SortName>({
  changed: 'changed',
  title: 'title',
  horizon: 'horizon',
  impact: 'impact',
  certainty: 'certainty',
});

const address = addressOf<TrendView, TrendSearch, Query>(
  { layout: 'board', filters: noFilters, sort: 'newest', page: 1 },
  {
    view: parameter(inView('layout'), oneOf<'matrix' | 'list', Layout>({ matrix: 'matrix', list: 'list' })),
    q: parameter(inFilters('search'), term, {
      filter: 'search',
      query: ({ filters }) => ({ 'filter[search]': term.write(filters.search) }),
    }),
    tags: parameter(inFilters('tags'), names, {
      filter: 'tags',
      query: ({ filters }) => ({ 'filter[tags]': names.write(filters.tags) }),
    }),
    direction: parameter(inFilters('directions'), someOf(directions), {
      filter: 'direction',
      query: ({ filters }) => ({ 'filter[direction]': names.write(filters.directions) }),
    }),
    horizon: parameter(inFilters('horizons'), someOf(horizons), {
      filter: 'horizon',
      query: ({ filters }) => ({ 'filter[horizon]': names.write(filters.horizons) }),
    }),
    evidence: parameter(inFilters('withoutEvidence'), flag('none'), {
      filter: 'evidence',
      query: ({ filters }) => ({ 'filter[evidence]': filters.withoutEvidence ? 'none' : undefined }),
    }),
    sort: parameter(inView('sort'), sorts, { query: ({ sort }) => ({ sort: sortNames[sort] }) }),
    page: parameter(inView('page'), page, { query: (view) => ({ 'page[number]': `${view.page}` }) }),
  },
);

/** `queryFrom` returns the parameters of a request for the trends. */
export const { parse: trendSearch, viewFrom, searchFrom, queryFrom } = address;

/** The number of active filters, including the search. */
export const filtersOn = (view: TrendView): number => address.filtersOn(searchFrom(view));
