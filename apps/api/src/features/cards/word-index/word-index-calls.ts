/** The searched texts of cards, by position. */
export interface TextBatch {
  readonly cardIds: readonly number[];
  readonly texts: readonly string[];
}

/** The state of a project's index after texts were added. */
interface IndexState {
  /** Its estimated size in bytes. */
  readonly bytes: number;
  /** Whether it should be rebuilt, since a large part of it consists of old texts. */
  readonly needsRebuild: boolean;
}

/** The calls to the thread of the word indexes. It has one index for each project. */
export type WordIndexCalls = {
  /** Adds texts to a project's index, which is created if there is none. */
  readonly add: { readonly given: { readonly projectId: number } & TextBatch; readonly answer: IndexState };
  /** The ids of the cards of projects whose text contains a term; null where a project has no index. */
  readonly match: {
    readonly given: { readonly projectIds: readonly number[]; readonly term: string };
    readonly answer: Float64Array | null;
  };
  /** Drops the index of a project. */
  readonly forget: { readonly given: { readonly projectId: number }; readonly answer: undefined };
};
