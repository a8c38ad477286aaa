import { searchTerm } from '@foreglow/contract';
import { sql } from 'kysely';
import type { Tag } from '../tags/stored-tags.read-model.ts';
import { hasAnyTag, tagsNamed } from './card-conditions.read-model.ts';
import type { CardFinder, FinderParts } from './card-finder.ts';
import { CardSet } from './card-set.rules.ts';
import { fieldSeparator } from './field-separator.ts';
import { everythingOf, keyOf, type ListState } from './list-state.ts';
import { idsWithoutSearch, type Matches } from './sql-card-finder.read-model.ts';
import type { CardWords } from './word-index/card-words.ts';

/** The matches of a search that was done by the words in memory. */
export interface WordMatches extends Matches {
  readonly cards: CardSet;
}

/** Finds the cards of a search whose matches the words in memory have found: their order is in memory as well. */
export const wordCardFinder = (
  parts: FinderParts,
  list: ListState,
  { total, cards }: WordMatches,
  inDatabase: CardFinder,
): CardFinder => ({
  count: total,
  ids: async (stretch) => cards.stretchOf((await shownIn(parts, list)).ids, stretch),
  all: () => parts.cache.get(keyOf('all', list), async () => new Set(cards.ids())),
  // A card may be asked for that the list hides, and that has no place in memory.
  place: (cardId) => inDatabase.place(cardId),
  neighbours: (cardId) => inDatabase.neighbours(cardId),
});

/** The matches of a search according to the words in memory; undefined where these cannot answer it. */
export async function matchesByWords(
  parts: FinderParts,
  words: CardWords,
  list: ListState,
): Promise<WordMatches | undefined> {
  const { filters, projects, scope } = list;
  const term = searchTerm(filters.search);
  if (term === '' || filters.wholeWords || term.includes(fieldSeparator)) return undefined;
  if (!words.isIndexed(projects)) return undefined;
  const [inTexts, { cards: shown }] = await Promise.all([words.matching(projects, term), shownIn(parts, list)]);
  if (!inTexts) return undefined;
  const inText = shown.among([inTexts]);
  const named = tagsNamed(term, false, scope);
  const tagged = named.length > 0 ? await taggedIn(parts, list, named, shown.without(inText)) : [];
  const cards = tagged.length > 0 ? shown.among([inTexts, ...tagged]) : inText;
  const total = cards.size;
  return { total, ids: total <= parts.cachedIds.ofSearch ? cards.ids() : undefined, cards };
}

/** The cards that a list would show without its search, and their ids in the order of the list. */
function shownIn(parts: FinderParts, { filters, ...rest }: ListState): Promise<{ ids: Float64Array; cards: CardSet }> {
  const list = { ...rest, filters: { ...filters, search: '' } };
  return parts.cache.get(keyOf(`shown ${list.sort}`, list), async () => {
    const ids = await idsWithoutSearch(parts, list, { inOrder: true });
    return { ids, cards: CardSet.of(ids) };
  });
}

/**
 * Lists of the ids of cards that have any of the tags: only among `cards` if these are few, otherwise of the whole
 * scope.
 */
async function taggedIn(
  parts: FinderParts,
  list: ListState,
  tags: readonly Tag[],
  cards: CardSet,
): Promise<ArrayLike<number>[]> {
  if (cards.size <= parts.cachedIds.ofSearch) {
    const { rows } = await sql<{ id: number }>`
      select c.id from cards c where c.id = any(${cards.ids()}::bigint[]) and ${hasAnyTag(tags)}`.execute(parts.db);
    return [rows.map(({ id }) => id)];
  }
  const all = everythingOf(list);
  const lists: Float64Array[] = [];
  // Each tag separately, since many terms occur in the name of the same tag. One after the other, to leave
  // connections for other calls.
  for (const name of new Set(tags.map(({ nameKey }) => nameKey))) {
    const tagged = { ...all, filters: { ...all.filters, tags: [name] } };
    lists.push(
      await parts.cache.get(keyOf('tagged', tagged), () => idsWithoutSearch(parts, tagged, { inOrder: false })),
    );
  }
  return lists;
}
