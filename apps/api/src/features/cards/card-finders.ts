import type { Db } from '#platform/db/database.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { CachedIds, CardFinder, FinderParts } from './card-finder.ts';
import { orderOf } from './card-order.read-model.ts';
import { everythingOf, keyOf, type ListState } from './list-state.ts';
import { type Matches, matchesInDatabase, SqlCardFinder } from './sql-card-finder.read-model.ts';
import { matchesByWords, type WordMatches, wordCardFinder } from './word-card-finder.read-model.ts';
import type { CardWords } from './word-index/card-words.ts';

const usually: CachedIds = { ofSearch: 2000, inBlock: 480 };

/** Chooses how the cards of a list are found: by their words in memory where these can answer, or by the database. */
export class CardFinders {
  readonly #parts: FinderParts;
  readonly #words: CardWords | undefined;

  /**
   * Without `words` the database does the search, as it must inside a transaction. Tests pass `cachedIds`, since their lists
   * are short.
   */
  constructor(db: Db, cache: VersionedCache, words?: CardWords, cachedIds: CachedIds = usually) {
    this.#parts = { db, cache, cachedIds };
    this.#words = words;
  }

  /** The finder of a list, whose cards are counted once for every state. */
  async of(list: ListState): Promise<CardFinder> {
    const matches = await this.#matches(list);
    const everything = async () => (await this.#matches(everythingOf(list))).total;
    const inDatabase = new SqlCardFinder(this.#parts, list, matches, everything);
    // The order by the best match needs the texts, which only the database has.
    const needsTexts = orderOf(list.sort, list.filters, list.scope).needsTexts;
    return 'cards' in matches && !needsTexts ? wordCardFinder(this.#parts, list, matches, inDatabase) : inDatabase;
  }

  #matches(list: ListState): Promise<Matches | WordMatches> {
    return this.#parts.cache.get(keyOf('matches', list), async () => {
      const byWords = this.#words && (await matchesByWords(this.#parts, this.#words, list));
      if (byWords) return byWords;
      const matches = await matchesInDatabase(this.#parts, list);
      this.#words?.prepare(list.projects, matches.total);
      return matches;
    });
  }
}
