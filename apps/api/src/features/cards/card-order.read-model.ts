import { type CardFilters, type CardSort, holdsWholeWords, searchable, searchTerm } from '@foreglow/contract';
import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '#platform/db/like-pattern.ts';
import { type CardScope, hasAnyTag } from './card-conditions.read-model.ts';
import { fieldSeparator } from './field-separator.ts';
import { wholeWordsPattern } from './whole-words-pattern.rules.ts';

type Expression = RawBuilder<unknown>;

/** The keys by which cards are sorted. */
interface Order {
  /** Expressions over a card and, where `needsTexts`, its row of `card_search`, each by their alias. */
  readonly keys: (card: string, texts: string) => readonly Expression[];
  readonly direction: 'asc' | 'desc';
  readonly needsTexts: boolean;
}

const columns =
  (...names: readonly string[]) =>
  (card: string): readonly Expression[] =>
    names.map((name) => sql.ref(`${card}.${name}`));

const stickyFirst: Order = {
  keys: columns('has_sticky_tag', 'created_at', 'id'),
  direction: 'desc',
  needsTexts: false,
};

/** The order for a question. The best match comes first only in a search. */
export function orderOf(sort: CardSort, filters: CardFilters, scope: CardScope): Order {
  if (sort === 'match') return bestMatchFirst(filters, scope) ?? stickyFirst;
  if (sort === '-sticky,-created_at') return stickyFirst;
  const direction = sort === 'created_at' ? 'asc' : 'desc';
  return { keys: columns('created_at', 'id'), direction, needsTexts: false };
}

/** By `matchRank`, which a property test compares with this; equal ranks newest first. */
function bestMatchFirst({ search }: CardFilters, scope: CardScope): Order | undefined {
  const term = searchTerm(search);
  if (term === '') return undefined;
  const named = scope.tags.filter(({ name }) => holdsWholeWords(searchable(name), term));
  const pattern = wholeWordsPattern(term);
  const newest = columns('created_at', 'id');
  return {
    keys: (card, texts) => {
      const text = sql.ref(`${texts}.search_text`);
      const title = sql`split_part(${text}, ${fieldSeparator}, 1)`;
      const rank = sql`case when ${title} ~ ${pattern} then 3 when ${title} like ${likePattern(term)} then 2
        when ${text} ~ ${pattern} or ${hasAnyTag(named, card)} then 1 else 0 end`;
      return [rank, ...newest(card)];
    },
    direction: 'desc',
    needsTexts: true,
  };
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** `order by` for `cards as c` and `card_search as t`; with `backwards`, in reverse order. */
export function orderBy({ keys, direction }: Order, backwards = false): Expression {
  const way = sql.raw(backwards ? opposite[direction] : direction);
  return sql`order by ${sql.join(keys('c', 't').map((key) => sql`${key} ${way}`))}`;
}

/** Cards (`c`, with `t`) that come after the card with the id in the order; with `backwards`, before it. */
export function standsAfter({ keys, direction, needsTexts }: Order, cardId: number, backwards: boolean): Expression {
  const way = backwards ? opposite[direction] : direction;
  const join = needsTexts ? sql`join card_search s on s.card_id = a.id` : sql``;
  // One subquery for each key: with all keys in one, PostgreSQL would compare every row instead of searching the index.
  const anchor = keys('a', 's').map((key) => sql`(select ${key} from cards a ${join} where a.id = ${cardId})`);
  return sql`(${sql.join(keys('c', 't'))}) ${sql.raw(way === 'desc' ? '<' : '>')} (${sql.join(anchor)})`;
}
