import type { Db } from '#platform/db/database.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import type { Stretch } from './list-marks.rules.ts';

/** Finds the cards of one list. */
export interface CardFinder {
  /** The number of cards. */
  readonly count: number;
  /** The ids of the cards in a stretch of the list. */
  ids(stretch: Stretch): Promise<readonly number[]>;
  /** The ids of all cards, in no particular order. */
  all(): Promise<ReadonlySet<number>>;
  /** The position of a card in the list, from 1; null for a card that is not in it. */
  place(cardId: number): Promise<number | null>;
  /** Slugs of the cards before and after a card in the order of the list; null at either end. */
  neighbours(cardId: number): Promise<{ readonly previous: string | null; readonly next: string | null }>;
}

export interface FinderParts {
  readonly db: Db;
  readonly cache: VersionedCache;
  readonly cachedIds: CachedIds;
}

/** How many ids are cached together. */
export interface CachedIds {
  /** A search that finds at most this many cards caches all their ids: computing them again would take as long. */
  readonly ofSearch: number;
  /** The number of ids read with one query, which takes little longer than reading the ids of a single page. */
  readonly inBlock: number;
}
