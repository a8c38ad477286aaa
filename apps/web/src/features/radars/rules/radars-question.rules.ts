import type { RadarSort } from '@foreglow/contract';
import type { QueryOf } from '#lib/http/call.ts';
import { oneOf, page, term } from '#lib/url/address-codecs.rules.ts';
import { addressOf, type Part, parameter } from '#lib/url/address-table.rules.ts';

/** The state of the list of radars in its address; default values are undefined. */
export interface RadarsSearch {
  readonly q?: string | undefined;
  readonly sort?: Exclude<SortName, 'edited'> | undefined;
  readonly page?: number | undefined;
}

/** The search, the order and the page of a list of radars. */
export interface RadarQuestion {
  readonly search: string;
  readonly sort: RadarSort;
  /** From 1. */
  readonly page: number;
}

/** The orders of the list, as named in the address. */
export const sortNames = ['edited', 'newest', 'oldest', 'title'] as const;
type SortName = (typeof sortNames)[number];

const part = <K extends keyof RadarQuestion>(name: K): Part<RadarQuestion, RadarQuestion[K]> => ({
  get: (question) => question[name],
  set: (question, value) => ({ ...question, [name]: value }),
});

const sorts = oneOf<Exclude<SortName, 'edited'>, RadarSort>({
  newest: '-created_at',
  oldest: 'created_at',
  title: 'title',
});

/** `questionFrom` reads the query from an address, `queryFrom` returns the parameters of the request for it. */
export const {
  parse: radarsSearch,
  viewFrom: questionFrom,
  queryFrom,
} = addressOf<RadarQuestion, RadarsSearch, QueryOf<'GET /v1/projects/{id}/radars'>>(
  { search: '', sort: '-updated_at', page: 1 },
  {
    q: parameter(part('search'), term, { query: ({ search }) => ({ 'filter[search]': term.write(search) }) }),
    sort: parameter(part('sort'), sorts, { query: ({ sort }) => ({ sort }) }),
    page: parameter(part('page'), page, { query: (question) => ({ 'page[number]': `${question.page}` }) }),
  },
);
