import { type CardFilters, type CardSort, cardSorts, noFilters } from '@foreglow/contract';
import { day, flag, names, oneOf, slug, term, text } from '#lib/url/address-codecs.rules.ts';
import { type AddressTable, addressOf, type Part, parameter } from '#lib/url/address-table.rules.ts';

/** The state of the card list in its address. Default values are left out. */
export interface CardSearch {
  readonly q?: string | undefined;
  /** The search term must match whole words. */
  readonly words?: 'whole' | undefined;
  /** Names separated by commas. */
  readonly tags?: string | undefined;
  readonly untagged?: 'yes' | undefined;
  /** E-mails separated by commas. */
  readonly by?: string | undefined;
  readonly mine?: 'yes' | undefined;
  readonly drafts?: 'hidden' | 'only' | undefined;
  readonly ai?: 'hidden' | 'only' | undefined;
  /** Days `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Slug of an insight, or `none`. */
  readonly insight?: string | undefined;
  /** Host of the source, or `none`. */
  readonly source?: string | undefined;
  readonly sort?: 'newest' | 'oldest' | 'best' | undefined;
  readonly view?: 'list' | undefined;
  /** Slugs of projects separated by commas; only in the repository. */
  readonly projects?: string | undefined;
}

export type Layout = 'grid' | 'list';
/** How much room each card of a list has. */
export type Density = 'comfortable' | 'compact';

/** The view of the card list. */
export interface CardView {
  readonly filters: CardFilters;
  readonly sort: CardSort;
  readonly layout: Layout;
}

const inFilters = <K extends keyof CardFilters>(name: K): Part<CardView, CardFilters[K]> => ({
  get: ({ filters }) => filters[name],
  set: (view, value) => ({ ...view, filters: { ...view.filters, [name]: value } }),
});

const inDateRange = (name: 'start' | 'end'): Part<CardView, string | undefined> => ({
  get: ({ filters }) => filters.dateRange[name],
  set: (view, value) => ({
    ...view,
    filters: { ...view.filters, dateRange: { ...view.filters.dateRange, [name]: value } },
  }),
});

/** Two flags of the filters as a single choice: included, excluded, or exclusively. */
const shown = (
  show: 'showDrafts' | 'showAISignals',
  only: 'showOnlyDrafts' | 'showOnlyAISignals',
): Part<CardView, 'all' | 'hidden' | 'only'> => ({
  get: ({ filters }) => (filters[show] ? (filters[only] ? 'only' : 'all') : 'hidden'),
  set: (view, value) => ({
    ...view,
    filters: { ...view.filters, [show]: value !== 'hidden', [only]: value === 'only' },
  }),
});

const hiddenOrOnly = oneOf<'hidden' | 'only', 'all' | 'hidden' | 'only'>({ hidden: 'hidden', only: 'only' });
const sorts = oneOf<'newest' | 'oldest' | 'best', CardSort>({
  newest: '-created_at',
  oldest: 'created_at',
  best: 'match',
});
const layouts = oneOf<'list', Layout>({ list: 'list' });

/** `filtersToQuery` of the contract builds the request to the API. */
const ofProject: AddressTable<CardView, Omit<CardSearch, 'projects'>, unknown> = {
  q: parameter(inFilters('search'), term, { filter: 'search' }),
  words: parameter(inFilters('wholeWords'), flag('whole'), { filter: 'search' }),
  tags: parameter(inFilters('tags'), names, { filter: 'tags' }),
  untagged: parameter(inFilters('showOnlyUntagged'), flag('yes'), { filter: 'tags' }),
  by: parameter(inFilters('creators'), names, { filter: 'people' }),
  mine: parameter(inFilters('showOnlyMyCards'), flag('yes'), { filter: 'people' }),
  drafts: parameter(shown('showDrafts', 'showOnlyDrafts'), hiddenOrOnly, { filter: 'drafts' }),
  ai: parameter(shown('showAISignals', 'showOnlyAISignals'), hiddenOrOnly, { filter: 'ai' }),
  from: parameter(inDateRange('start'), day, { filter: 'days' }),
  to: parameter(inDateRange('end'), day, { filter: 'days' }),
  insight: parameter(inFilters('insight'), slug, { filter: 'insight' }),
  source: parameter(inFilters('source'), text, { filter: 'source' }),
  sort: parameter({ get: (view) => view.sort, set: (view, sort) => ({ ...view, sort }) }, sorts),
  view: parameter({ get: (view) => view.layout, set: (view, layout) => ({ ...view, layout }) }, layouts),
};

const defaults: CardView = { filters: noFilters, sort: cardSorts[0], layout: 'grid' };

const projectAddress = addressOf<CardView, Omit<CardSearch, 'projects'>>(defaults, ofProject);
const repositoryAddress = addressOf<CardView, CardSearch>(defaults, {
  ...ofProject,
  projects: parameter(inFilters('projects'), names, { filter: 'projects' }),
});

/** The search parameters of the card list of a project, read from its address. */
export const cardSearch: (given: object) => CardSearch = projectAddress.parse;

/** Like `cardSearch`, but for the repository, whose cards come from several projects. */
export const repositorySearch = repositoryAddress.parse;

/** The view and the filters of an address. Days are in the viewer's time zone. */
export function viewFrom(search: CardSearch, timeZone: string): CardView {
  const view = repositoryAddress.viewFrom(search);
  return { ...view, filters: { ...view.filters, timeZone } };
}

export const { searchFrom, filtersOn, unfiltered } = repositoryAddress;
