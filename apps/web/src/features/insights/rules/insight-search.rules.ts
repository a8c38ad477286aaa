import type { InsightSort } from '@foreglow/contract';
import type { QueryOf } from '#lib/http/call.ts';
import { names, oneOf, page, term } from '#lib/url/address-codecs.rules.ts';
import { addressOf, type Part, parameter } from '#lib/url/address-table.rules.ts';

/**
 * The state of the list in its address; default values are undefined. They are set explicitly, since the router merges
 * them into the current search.
 */
export interface InsightSearch {
  readonly q?: string | undefined;
  /** Names separated by commas. */
  readonly tags?: string | undefined;
  readonly sort?: Exclude<SortName, 'newest'> | undefined;
  readonly page?: number | undefined;
}

/** The filters and the order of a list of insights. */
export interface InsightQuestion {
  readonly search: string;
  readonly tags: readonly string[];
  readonly sort: InsightSort;
  /** From 1. */
  readonly page: number;
}

/** The orders of the list, as named in the address. */
export const sortNames = ['newest', 'edited', 'title', 'oldest'] as const;
type SortName = (typeof sortNames)[number];

const sorts: Readonly<Record<SortName, InsightSort>> = {
  newest: '-created_at',
  edited: '-updated_at',
  title: 'title',
  oldest: 'created_at',
};

const { newest, ...otherSorts } = sorts;

const part = <K extends keyof InsightQuestion>(name: K): Part<InsightQuestion, InsightQuestion[K]> => ({
  get: (question) => question[name],
  set: (question, value) => ({ ...question, [name]: value }),
});

type Query = QueryOf<'GET /v1/projects/{id}/insights'>;

const address = addressOf<InsightQuestion, InsightSearch, Query>(
  { search: '', tags: [], sort: newest, page: 1 },
  {
    q: parameter(part('search'), term, {
      filter: 'search',
      query: ({ search }) => ({ 'filter[search]': term.write(search) }),
    }),
    tags: parameter(part('tags'), names, {
      filter: 'tags',
      query: ({ tags }) => ({ 'filter[tags]': names.write(tags) }),
    }),
    sort: parameter(part('sort'), oneOf<Exclude<SortName, 'newest'>, InsightSort>(otherSorts), {
      query: ({ sort }) => ({ sort }),
    }),
    page: parameter(part('page'), page, { query: (question) => ({ 'page[number]': `${question.page}` }) }),
  },
);

/** `questionFrom` reads the query from an address, `queryFrom` returns the parameters of the request for it. */
export const { parse: insightSearch, viewFrom: questionFrom, queryFrom } = address;

/** Changes the search and returns to its first page. */
export const changed = (search: InsightSearch, other: Omit<InsightSearch, 'page'>): InsightSearch => ({
  ...search,
  ...other,
  page: undefined,
});

/** True when a filter is set. */
export const isFiltered = (search: InsightSearch): boolean => address.filtersOn(search) > 0;
