import {
  belongsToTeam,
  type CardFilters,
  type CardSort,
  nothing,
  searchTerm,
  startOfDay,
  startOfNextDay,
  type Team,
  tagKey,
  teamEmail,
} from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '../../platform/db/like-pattern.ts';
import type { Tag } from '../tags/index.ts';
import { fieldSeparator } from './card-text.rules.ts';
import { characterBit, longestIndexedTerm } from './character-index.rules.ts';

/** What a list of cards is asked of: some projects, by somebody who sees drafts in them or does not. */
export interface CardScope {
  readonly projectIds: readonly number[];
  readonly tags: readonly Tag[];
  readonly viewerEmail: string;
  /** Its people are found by its e-mail alone. */
  readonly team: Team | null;
  readonly seesDrafts: boolean;
}

type Condition = RawBuilder<unknown>;

/** Which cards a list shows, in SQL over `cards as c`, held against `matchesFilters` by a property test. */
export function filterConditions(filters: CardFilters, scope: CardScope): Condition[] {
  const { dateRange, timeZone } = filters;
  const conditions: Condition[] = [inProjects('c', scope), sql`c.deleted_at is null`];
  if (!(scope.seesDrafts && filters.showDrafts)) conditions.push(sql`c.public`);
  if (filters.showOnlyDrafts) conditions.push(sql`not c.public`);
  if (!filters.showAISignals) conditions.push(sql`not c.ai_assistant`);
  if (filters.showOnlyAISignals) conditions.push(sql`c.ai_assistant`);
  if (filters.showOnlyUntagged) conditions.push(sql`c.tag_ids = '{}'`);
  if (filters.tags.length > 0) {
    const keys = new Set(filters.tags.map(tagKey));
    conditions.push(hasAnyTag(scope.tags.filter((tag) => keys.has(tag.nameKey))));
  }
  if (filters.creators.length > 0) conditions.push(shownAsCreatedBy(filters.creators, scope.team));
  if (filters.showOnlyMyCards) conditions.push(createdBy(sql`email = ${scope.viewerEmail.toLowerCase()}`));
  if (filters.insight) conditions.push(supports(filters.insight));
  if (filters.source) conditions.push(isFrom(filters.source));
  if (dateRange.start) conditions.push(sql`c.created_at >= ${startOfDay(dateRange.start, timeZone)}`);
  if (dateRange.end) conditions.push(sql`c.created_at < ${startOfNextDay(dateRange.end, timeZone)}`);
  return conditions;
}

/** One project is compared by itself: an index gives its rows in order, which it does not for several. */
function inProjects(alias: 'c' | 't', { projectIds }: CardScope): Condition {
  const column = sql.ref(`${alias}.project_id`);
  const [only, ...others] = projectIds;
  return only !== undefined && others.length === 0
    ? sql`${column} = ${only}`
    : sql`${column} = any(${projectIds}::bigint[])`;
}

const hasAnyTag = (tags: readonly Tag[]): Condition => sql`c.tag_ids && ${tags.map((tag) => tag.id)}::integer[]`;

/** Cards that an insight is drawn from, or that none is. Insights in the trash are none. */
function supports(insight: string): Condition {
  const links = sql`from insight_cards l join insights i on i.id = l.insight_id where i.deleted_at is null`;
  return insight === nothing
    ? sql`not exists (select ${links} and l.card_id = c.id)`
    : sql`c.id in (select l.card_id ${links} and i.slug = ${insight})`;
}

const isFrom = (source: string): Condition =>
  source === nothing ? sql`c.source_host is null` : sql`c.source_host = ${source}`;

/** Cards by people who are shown under these e-mails. */
function shownAsCreatedBy(emails: readonly string[], team: Team | null): Condition {
  const wanted = emails.map((email) => email.toLowerCase());
  const others = sql`email = any(${wanted.filter((email) => !belongsToTeam(email, team))}::text[])`;
  if (!team || !wanted.includes(teamEmail(team))) return createdBy(others);
  return createdBy(sql`${others} or split_part(email, '@', 2) = any(${[...team.domains]}::text[])`);
}

/** `who`: a condition on users. */
const createdBy = (who: Condition): Condition => sql`c.creator_id = any(array(select id from users where ${who}))`;

/** How a search term is looked for. All ways find the same cards; which is quicker depends on how many there are. */
export interface SearchConditions {
  /** Whether `walk` needs `card_search as t` joined. */
  readonly walkNeedsTexts: boolean;
  /** Looks at each card in turn: quick to fill a page when many cards match. */
  readonly walk: Condition;
  /** Finds the matching cards first, whatever order and limit would tempt the planner to: quick when few match. */
  readonly collect: Condition;
  /** Leaves the way to the planner: to count any number of them. */
  readonly count: Condition;
}

/** The conditions of a search term; undefined when there is nothing to look for. */
export function searchConditions(search: string, scope: CardScope): SearchConditions | undefined {
  const term = searchTerm(search);
  if (term === '') return undefined;
  const named = scope.tags.filter((tag) => tag.nameKey.includes(term));
  const orTagged = named.length > 0 ? sql` or ${hasAnyTag(named)}` : sql``;
  const inText = sql`t.search_text like ${likePattern(term)}`;
  const noText = term.includes(fieldSeparator);
  if (term.length <= longestIndexedTerm && !noText) {
    const { bit, exact } = characterBit(term);
    const mayHave = sql`get_bit(c.letters, ${bit}) = 1`;
    const found = exact ? mayHave : sql`(${mayHave} and ${textExists(inText)})`;
    const either = sql`(${found}${orTagged})`;
    return { walkNeedsTexts: false, walk: either, collect: either, count: either };
  }
  const inTexts = sql`select t.card_id from card_search t where ${inProjects('t', scope)} and ${inText}`;
  const inTags = sql` union select c.id from cards c where ${inProjects('c', scope)}
    and c.deleted_at is null and ${hasAnyTag(named)}`;
  const found = sql`${inTexts}${named.length > 0 ? inTags : sql``}`;
  return {
    walkNeedsTexts: true,
    walk: sql`(${inText}${orTagged})`,
    collect: sql`c.id = any(array(${found}))`,
    count: sql`c.id in (${found})`,
  };
}

const textExists = (condition: Condition): Condition =>
  sql`exists (select 1 from card_search t where t.card_id = c.id and ${condition})`;

const orders: Readonly<Record<CardSort, { keys: string; direction: 'asc' | 'desc' }>> = {
  '-sticky,-created_at': { keys: 'has_sticky_tag, created_at, id', direction: 'desc' },
  '-created_at': { keys: 'created_at, id', direction: 'desc' },
  created_at: { keys: 'created_at, id', direction: 'asc' },
};

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** `order by` of a sort for a table alias; `backwards` for the order from the end. */
export function orderBy(sort: CardSort, alias: string, backwards = false): Condition {
  const { keys, direction } = orders[sort];
  const way = backwards ? opposite[direction] : direction;
  return sql.raw(
    `order by ${columns(keys, alias)
      .map((column) => `${column} ${way}`)
      .join(', ')}`,
  );
}

/** Cards (alias c) that stand after the card of an id in the order; `backwards`: before it. */
export function standsAfter(sort: CardSort, cardId: number, backwards: boolean): Condition {
  const { keys, direction } = orders[sort];
  const way = backwards ? opposite[direction] : direction;
  const anchor = sql`(select ${sql.raw(columns(keys, 'a').join(', '))} from cards a where a.id = ${cardId})`;
  return sql`(${sql.raw(columns(keys, 'c').join(', '))}) ${sql.raw(way === 'desc' ? '<' : '>')} ${anchor}`;
}

const columns = (keys: string, alias: string): string[] => keys.split(', ').map((key) => `${alias}.${key}`);
