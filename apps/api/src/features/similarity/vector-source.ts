import type { CardWords } from './text/card-words.ts';

/** The stored data that a source has learned from the cards of a scope. Only the source can read it. */
export interface Learnt {
  readonly knowledge: Uint8Array;
  readonly directions: Uint8Array;
  /** The centres of the buckets into which vectors are divided; empty if there are too few. */
  readonly centroids: Uint8Array;
}

/** Vectors of some cards, in their order. */
export interface CardVectors {
  /** `dimensions` bytes for each card, see `StoredVector`. */
  readonly vectors: Uint8Array;
  /** The bucket of each card. */
  readonly buckets: Uint16Array;
  /** For each card the numbers of its terms, two bytes each, as bytes. */
  readonly terms: readonly Uint8Array[];
}

/** The options and callbacks of the work. */
export interface VectorWork {
  readonly signal: AbortSignal;
  /** The finished share, 0–1. */
  readonly onProgress: (share: number) => void;
}

/** Makes vectors from the texts of cards. Similar cards get vectors with similar directions. */
export interface VectorSource {
  /** Its name. Vectors of different sources are never compared. */
  readonly name: string;
  /** Learns from all cards, and returns the vectors of all. */
  learn(
    cards: AsyncIterable<readonly CardWords[]>,
    work: VectorWork,
  ): Promise<{ readonly learnt: Learnt; readonly made: CardVectors }>;
  /** Returns the vectors of some cards, based on data learned before. */
  apply(learnt: Learnt, cards: AsyncIterable<readonly CardWords[]>, work: VectorWork): Promise<CardVectors>;
}
