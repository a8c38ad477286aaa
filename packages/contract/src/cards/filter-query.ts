import { z } from 'zod';
import { plainText, slug } from '../fields.ts';
import { limits } from '../limits.ts';
import { isTimeZone } from './days.ts';
import { type CardFilters, noFilters } from './filters.ts';

const list = (value: string) => [
  ...new Set(
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

const listOf = (length: number) =>
  plainText
    .transform(list)
    .pipe(z.array(z.string().max(length)).max(limits.filterValues, `At most ${limits.filterValues} values.`))
    .optional();
/** Names separated by commas. */
export const names = listOf(limits.titleLength);
const emails = listOf(limits.emailLength);
const flag = z.enum(['true', 'false'], 'Give true or false.').optional();
const day = z.iso.date('Give a day as YYYY-MM-DD.').optional();
/** IANA name of a time zone. */
export const timeZone = z
  .string()
  .refine(isTimeZone, 'Give the name of a time zone, such as Europe/Berlin.')
  .optional();
/** A host, however it is spelled. */
const host = plainText
  .max(253, 'At most 253 characters.')
  .transform((value) =>
    value
      .trim()
      .toLowerCase()
      .replace(/^www\./, ''),
  )
  .optional();
/** The query of a list of cards. */
export const search = plainText.max(limits.searchLength, `At most ${limits.searchLength} characters.`).optional();

/** The `filter[…]` parameters of a card list. Lists are comma-separated. */
export const filterQuery = {
  'filter[tags]': names,
  'filter[showOnlyUntagged]': flag,
  'filter[creators]': emails,
  'filter[showOnlyMyCards]': flag,
  'filter[showDrafts]': flag,
  'filter[showOnlyDrafts]': flag,
  'filter[showAISignals]': flag,
  'filter[showOnlyAISignals]': flag,
  'filter[dateRange][start]': day,
  'filter[dateRange][end]': day,
  'filter[timeZone]': timeZone,
  'filter[insight]': slug.optional(),
  'filter[source]': host,
  'filter[search]': search,
  'filter[wholeWords]': flag,
};

/** The same for the cards of a repository. */
export const repositoryFilterQuery = { ...filterQuery, 'filter[projects]': names };

const filterQueryObject = z.object(repositoryFilterQuery);

/** The filters of a list call, from its parameters. */
export function filtersFromQuery(query: z.output<typeof filterQueryObject>): CardFilters {
  const on = (value: 'true' | 'false' | undefined, otherwise: boolean) => (value ? value === 'true' : otherwise);
  return {
    tags: query['filter[tags]'] ?? [],
    showOnlyUntagged: on(query['filter[showOnlyUntagged]'], noFilters.showOnlyUntagged),
    creators: query['filter[creators]'] ?? [],
    showOnlyMyCards: on(query['filter[showOnlyMyCards]'], noFilters.showOnlyMyCards),
    showDrafts: on(query['filter[showDrafts]'], noFilters.showDrafts),
    showOnlyDrafts: on(query['filter[showOnlyDrafts]'], noFilters.showOnlyDrafts),
    showAISignals: on(query['filter[showAISignals]'], noFilters.showAISignals),
    showOnlyAISignals: on(query['filter[showOnlyAISignals]'], noFilters.showOnlyAISignals),
    dateRange: { start: query['filter[dateRange][start]'], end: query['filter[dateRange][end]'] },
    timeZone: query['filter[timeZone]'] ?? noFilters.timeZone,
    projects: query['filter[projects]'] ?? [],
    insight: query['filter[insight]'] ?? '',
    source: query['filter[source]'] ?? '',
    search: query['filter[search]'] ?? '',
    wholeWords: on(query['filter[wholeWords]'], noFilters.wholeWords),
  };
}

/** The filters of the repository query: a body, every field of which may be missing. */
export const filterBody = z
  .object({
    tags: z.array(plainText.max(limits.titleLength)).max(limits.filterValues),
    showOnlyUntagged: z.boolean(),
    creators: z.array(plainText.max(limits.emailLength)).max(limits.filterValues),
    showOnlyMyCards: z.boolean(),
    showDrafts: z.boolean(),
    showOnlyDrafts: z.boolean(),
    showAISignals: z.boolean(),
    showOnlyAISignals: z.boolean(),
    dateRange: z.object({ start: day.nullable(), end: day.nullable() }).partial().nullable(),
    timeZone,
    projects: z.array(z.string().max(120)).max(limits.filterValues),
    insight: slug.or(z.literal('')),
    source: host,
    wholeWords: z.boolean(),
  })
  .partial();

/** The filters of a repository query, from its body and its search term. */
export function filtersFromBody(body: z.output<typeof filterBody> | undefined, term: string | undefined): CardFilters {
  const { dateRange, timeZone: zone, source, ...given } = body ?? {};
  return {
    ...noFilters,
    ...given,
    dateRange: { start: dateRange?.start ?? undefined, end: dateRange?.end ?? undefined },
    timeZone: zone ?? noFilters.timeZone,
    source: source ?? noFilters.source,
    search: term ?? '',
  };
}
