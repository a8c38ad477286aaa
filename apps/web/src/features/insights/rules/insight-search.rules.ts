import type { InsightSort } from '@foreglow/contract';
import type { QueryOf } from '../../../lib/http/call.ts';
import { names, oneOf, page, text } from '../../../lib/url/address-codecs.rules.ts';
import { addressOf, type Part, parameter } from '../../../lib/url/address-table.rules.ts';

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

/** Which insights of a project, in which order. */
export interface InsightQuestion {
  readonly search: string;
  readonly tags: readonly string[];
  readonly sort: InsightSort;
  /** From 1. */
  readonly page: number;
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

const { newest, ...otherSorts } = sorts;

const part = <K extends keyof InsightQuestion>(name: K): Part<InsightQuestion, InsightQuestion[K]> => ({
  get: (question) => question[name],
  set: (question, value) => ({ ...question, [name]: value }),
});

type Query = QueryOf<'GET /v1/projects/{id}/insights'>;

const address = addressOf<InsightQuestion, InsightSearch, Query>(
  { search: '', tags: [], sort: newest, page: 1 },
  {
    q: parameter(part('search'), text, {
      filter: 'search',
      query: ({ search }) => ({ 'filter[search]': text.write(search) }),
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

/** `questionFrom` gives what an address asks for, `queryFrom` the parameters of a call that asks for it. */
export const { parse: insightSearch, viewFrom: questionFrom, queryFrom } = address;

/** The search with something else asked for: from its first page. */
export const changed = (search: InsightSearch, other: Omit<InsightSearch, 'page'>): InsightSearch => ({
  ...search,
  ...other,
  page: undefined,
});

/** True when not all insights are asked for. */
export const isFiltered = (search: InsightSearch): boolean => address.filtersOn(search) > 0;
