import {
  belongsToTeam,
  type CardFilters,
  holdsWholeWords,
  nothing,
  searchable,
  searchTerm,
  startOfDay,
  startOfNextDay,
  type Team,
  tagKey,
  teamEmail,
} from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '#platform/db/like-pattern.ts';
import type { Tag } from '../tags/stored-tags.read-model.ts';
import { characterBit, longestIndexedTerm } from './character-index.rules.ts';
import { fieldSeparator } from './field-separator.ts';
import { wholeWordsPattern } from './whole-words-pattern.rules.ts';

/** The scope of a list of cards: some projects, and whether the reader sees drafts in them. */
export interface CardScope {
  readonly projectIds: readonly number[];
  readonly tags: readonly Tag[];
  readonly viewerEmail: string;
  /** Members of the team are found only by the team's e-mail. */
  readonly team: Team | null;
  readonly seesDrafts: boolean;
}

type Condition = RawBuilder<unknown>;

/** The filters of a list in SQL over `cards as c`, compared with `matchesFilters` by a property test. */
export function filterConditions(filters: CardFilters, scope: CardScope): Condition[] {
  const { dateRange, timeZone } = filters;
  const conditions: Condition[] = [inProjects('c', scope), sql`c.deleted_at is null`];
  if (!showsDrafts(filters, scope)) conditions.push(sql`c.public`);
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

/** Whether a list contains drafts. */
export const showsDrafts = ({ showDrafts }: CardFilters, { seesDrafts }: CardScope): boolean =>
  seesDrafts && showDrafts;

/** A single project is compared with `=`: an index then returns its rows in order, which it does not for several. */
function inProjects(alias: 'c' | 't', { projectIds }: CardScope): Condition {
  const column = sql.ref(`${alias}.project_id`);
  const [only, ...others] = projectIds;
  return only !== undefined && others.length === 0
    ? sql`${column} = ${only}`
    : sql`${column} = any(${projectIds}::bigint[])`;
}

/** Cards that have any of the tags. `card` is the alias of the cards. */
export const hasAnyTag = (tags: readonly Tag[], card = 'c'): Condition =>
  sql`${sql.ref(`${card}.tag_ids`)} && ${tags.map((tag) => tag.id)}::integer[]`;

/** Cards that an insight is drawn from, or cards without an insight. Insights in the trash are ignored. */
function supports(insight: string): Condition {
  const links = sql`from insight_cards l join insights i on i.id = l.insight_id where i.deleted_at is null`;
  return insight === nothing
    ? sql`not exists (select ${links} and l.card_id = c.id)`
    : sql`c.id in (select l.card_id ${links} and i.slug = ${insight})`;
}

const isFrom = (source: string): Condition =>
  source === nothing ? sql`c.source_host is null` : sql`c.source_host = ${source}`;

/** Cards by people who are shown with these e-mails. */
function shownAsCreatedBy(emails: readonly string[], team: Team | null): Condition {
  const wanted = emails.map((email) => email.toLowerCase());
  const others = sql`email = any(${wanted.filter((email) => !belongsToTeam(email, team))}::text[])`;
  if (!team || !wanted.includes(teamEmail(team))) return createdBy(others);
  return createdBy(sql`${others} or split_part(email, '@', 2) = any(${[...team.domains]}::text[])`);
}

/** `who`: a condition on users. */
const createdBy = (who: Condition): Condition => sql`c.creator_id = any(array(select id from users where ${who}))`;

/**
 * The ways to search for a term. All of them find the same cards; which one is faster depends on the number of matches.
 */
export interface SearchConditions {
  /** Whether `walk` needs `card_search as t` joined. */
  readonly walkNeedsTexts: boolean;
  /** Checks each card in order: fills a page quickly when many cards match. */
  readonly walk: Condition;
  /** Finds the matching cards first, regardless of order and limit: fast when few match. */
  readonly collect: Condition;
  /** Leaves the choice to the planner: for counting. */
  readonly count: Condition;
}

/** The conditions for a search term; undefined when there is nothing to search for. */
export function searchConditions(
  { search, wholeWords }: Pick<CardFilters, 'search' | 'wholeWords'>,
  scope: CardScope,
): SearchConditions | undefined {
  const term = searchTerm(search);
  if (term === '') return undefined;
  const named = tagsNamed(term, wholeWords, scope);
  const orTagged = named.length > 0 ? sql` or ${hasAnyTag(named)}` : sql``;
  const inParts = sql`t.search_text like ${likePattern(term)}`;
  const inText = wholeWords ? sql`(${inParts} and t.search_text ~ ${wholeWordsPattern(term)})` : inParts;
  const noText = term.includes(fieldSeparator);
  if (term.length <= longestIndexedTerm && !noText) {
    const { bit, exact } = characterBit(term);
    const mayHave = sql`get_bit(c.letters, ${bit}) = 1`;
    const found = exact && !wholeWords ? mayHave : sql`(${mayHave} and ${textExists(inText)})`;
    const either = sql`(${found}${orTagged})`;
    return { walkNeedsTexts: false, walk: either, collect: either, count: either };
  }
  const inTexts = fromBothParts(
    (part) => sql`select t.card_id from card_search t where ${part} and ${inProjects('t', scope)} and ${inText}`,
  );
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

/** The tags whose name contains a term. The search finds their cards as well. */
export const tagsNamed = (term: string, wholeWords: boolean, { tags }: CardScope): Tag[] =>
  tags.filter(({ name }) => {
    const text = searchable(name);
    return wholeWords ? holdsWholeWords(text, term) : text.includes(term);
  });

/**
 * Joins the rows that a query finds in each part of `card_search as t`: the texts in the index of trigrams, and the
 * newest, which are not in it yet. One query for both parts would not use the index.
 */
export const fromBothParts = (query: (part: Condition) => Condition): Condition =>
  sql`${query(sql`t.indexed`)} union all ${query(sql`not t.indexed`)}`;

const textExists = (condition: Condition): Condition =>
  sql`exists (select 1 from card_search t where t.card_id = c.id and ${condition})`;
