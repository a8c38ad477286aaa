import type { CardWords } from './text/card-words.ts';

/** What a source has learned from the cards of a scope, as it is stored. Only the source can read it. */
export interface Learnt {
  readonly knowledge: Uint8Array;
  readonly directions: Uint8Array;
  /** The middles of the buckets that vectors are divided into; empty where there are too few. */
  readonly centroids: Uint8Array;
}

/** Vectors of some cards, in their order. */
export interface CardVectors {
  /** `dimensions` bytes for each card, see `StoredVector`. */
  readonly vectors: Uint8Array;
  /** The bucket of each. */
  readonly buckets: Uint16Array;
  /** For each the numbers of its terms, two bytes each, as bytes. */
  readonly terms: readonly Uint8Array[];
}

/** What a source is told about the work. */
export interface VectorWork {
  readonly signal: AbortSignal;
  /** The share that is done, 0–1. */
  readonly onProgress: (share: number) => void;
}

/** Makes vectors from the texts of cards: those of similar cards have a similar direction. */
export interface VectorSource {
  /** Its name. Vectors of different sources are never compared. */
  readonly name: string;
  /** Learns from all cards, and gives the vectors of all. */
  learn(
    cards: AsyncIterable<readonly CardWords[]>,
    work: VectorWork,
  ): Promise<{ readonly learnt: Learnt; readonly made: CardVectors }>;
  /** Gives the vectors of some cards by what was learned before. */
  apply(learnt: Learnt, cards: AsyncIterable<readonly CardWords[]>, work: VectorWork): Promise<CardVectors>;
}
