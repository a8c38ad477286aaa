import { type CardFilters, type CardSort, cardSorts, noFilters } from '@foreglow/contract';

/** The state of the card list in its address. What is at its default is left out. */
export interface CardSearch {
  readonly q?: string;
  /** Names between commas. */
  readonly tags?: string;
  readonly untagged?: 'yes';
  /** E-mails between commas. */
  readonly by?: string;
  readonly mine?: 'yes';
  readonly drafts?: 'hidden' | 'only';
  readonly ai?: 'hidden' | 'only';
  /** Days `YYYY-MM-DD`. */
  readonly from?: string;
  readonly to?: string;
  /** Slug of an insight, or `none`. */
  readonly insight?: string;
  /** Host of the source, or `none`. */
  readonly source?: string;
  readonly sort?: 'newest' | 'oldest';
  readonly view?: 'list';
  /** Slugs of projects between commas; in the repository. */
  readonly projects?: string;
}

export type Layout = 'grid' | 'list';

/** What the card list shows, and how. */
export interface CardView {
  readonly filters: CardFilters;
  readonly sort: CardSort;
  readonly layout: Layout;
}

const sortNames = { newest: '-created_at', oldest: 'created_at' } as const satisfies Record<string, CardSort>;

/** Takes what it knows out of the part of an address behind the question mark; nonsense is left out. */
export function cardSearch(given: Readonly<Record<string, unknown>>): CardSearch {
  const text = (name: string): string => String(given[name] ?? '').trim();
  const is = <T extends string>(name: string, value: T): T | undefined => (text(name) === value ? value : undefined);
  const day = (name: string): string | undefined => (isDay(text(name)) ? text(name) : undefined);
  const slug = (name: string) => (/^[a-z0-9][a-z0-9-]*$/.test(text(name)) ? text(name) : undefined);
  return withoutEmpty({
    q: text('q'),
    tags: namesIn(text('tags')).join(','),
    untagged: is('untagged', 'yes'),
    by: namesIn(text('by')).join(','),
    mine: is('mine', 'yes'),
    drafts: is('drafts', 'hidden') ?? is('drafts', 'only'),
    ai: is('ai', 'hidden') ?? is('ai', 'only'),
    from: day('from'),
    to: day('to'),
    insight: slug('insight'),
    source: text('source'),
    sort: is('sort', 'newest') ?? is('sort', 'oldest'),
    view: is('view', 'list'),
  });
}

/** As `cardSearch`, for the repository: its cards are of several projects. */
export const repositorySearch = (given: Readonly<Record<string, unknown>>): CardSearch =>
  withoutEmpty({ ...cardSearch(given), projects: namesIn(String(given.projects ?? '')).join(',') });

/** What an address asks for. Days are meant in the viewer's time zone. */
export function viewFrom(search: CardSearch, timeZone: string): CardView {
  return {
    filters: {
      ...noFilters,
      search: search.q ?? '',
      tags: namesIn(search.tags ?? ''),
      showOnlyUntagged: search.untagged === 'yes',
      creators: namesIn(search.by ?? ''),
      showOnlyMyCards: search.mine === 'yes',
      showDrafts: search.drafts !== 'hidden',
      showOnlyDrafts: search.drafts === 'only',
      showAISignals: search.ai !== 'hidden',
      showOnlyAISignals: search.ai === 'only',
      dateRange: { start: search.from, end: search.to },
      timeZone,
      projects: namesIn(search.projects ?? ''),
      insight: search.insight ?? '',
      source: search.source ?? '',
    },
    sort: search.sort ? sortNames[search.sort] : cardSorts[0],
    layout: search.view ?? 'grid',
  };
}

/** The address of a view; the inverse of `viewFrom`. */
export function searchFrom({ filters, sort, layout }: CardView): CardSearch {
  return withoutEmpty({
    q: filters.search.trim(),
    tags: filters.tags.join(','),
    untagged: filters.showOnlyUntagged ? 'yes' : undefined,
    by: filters.creators.join(','),
    mine: filters.showOnlyMyCards ? 'yes' : undefined,
    drafts: filters.showDrafts ? (filters.showOnlyDrafts ? 'only' : undefined) : 'hidden',
    ai: filters.showAISignals ? (filters.showOnlyAISignals ? 'only' : undefined) : 'hidden',
    from: filters.dateRange.start,
    to: filters.dateRange.end,
    insight: filters.insight,
    source: filters.source,
    sort: sort === sortNames.newest ? 'newest' : sort === sortNames.oldest ? 'oldest' : undefined,
    view: layout === 'list' ? 'list' : undefined,
    projects: filters.projects.join(','),
  });
}

/** How many filters are on, the search included. */
export function filtersOn(search: CardSearch): number {
  const { q, tags, untagged, by, mine, drafts, ai, from, to, insight, source, projects } = search;
  return [q, tags || untagged, by || mine, drafts, ai, from || to, insight, source, projects].filter(Boolean).length;
}

/** The address without any filter: order and layout stay. */
export const unfiltered = ({ sort, view }: CardSearch): CardSearch => withoutEmpty({ sort, view });

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}

function withoutEmpty(search: { [K in keyof CardSearch]: CardSearch[K] | undefined }): CardSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''));
}
