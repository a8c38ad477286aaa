/** Texts of cards, as search sees them, by their positions. */
export interface TextBatch {
  readonly cardIds: readonly number[];
  readonly texts: readonly string[];
}

/** The state of a project's index after texts were added. */
interface IndexState {
  /** The memory it takes, as an estimate. */
  readonly bytes: number;
  /** Whether it should be built again, since much of it is of old texts. */
  readonly isWorn: boolean;
}

/** What the thread of the word indexes is asked. It has one index for each project. */
export type WordIndexCalls = {
  /** Adds texts to a project's index, which is begun where there is none. */
  readonly add: { readonly given: { readonly projectId: number } & TextBatch; readonly answer: IndexState };
  /** The ids of the cards of projects whose text contains a term; null where a project has no index. */
  readonly match: {
    readonly given: { readonly projectIds: readonly number[]; readonly term: string };
    readonly answer: Float64Array | null;
  };
  /** Drops the index of a project. */
  readonly forget: { readonly given: { readonly projectId: number }; readonly answer: undefined };
};
