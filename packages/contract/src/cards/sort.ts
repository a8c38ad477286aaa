/**
 * Orders of a card list. The first is the usual one: cards with a sticky tag first, then newest first. `match` puts the
 * best match of a search first (`matchRank`), and is the usual order where nothing is searched for.
 */
export const cardSorts = ['-sticky,-created_at', '-created_at', 'created_at', 'match'] as const;
export type CardSort = (typeof cardSorts)[number];
