/** Orders of a card list. The first is the usual one: cards with a sticky tag first, then newest first. */
export const cardSorts = ['-sticky,-created_at', '-created_at', 'created_at'] as const;
export type CardSort = (typeof cardSorts)[number];
