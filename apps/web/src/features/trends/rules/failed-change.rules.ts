import type { TrendAttributes } from '@foreglow/contract';

/** The judgements of a trend that can be changed on the board and in the matrix. */
export type Judgement = Partial<Pick<TrendAttributes, 'horizon' | 'impact' | 'certainty'>>;

/** A change of a trend that is being saved. */
export interface Changing {
  readonly slug: string;
  readonly to: Judgement;
  /** The values that were shown before. An earlier change that was not saved yet may have led to them. */
  readonly from: Judgement;
}

interface EarlierChange {
  readonly variables: Pick<Changing, 'to' | 'from'>;
  readonly isSaved: () => boolean;
}

/**
 * The values of a trend to show once a change has failed: those stored before it, with the changes that are still
 * waiting. `earlier` are the changes that were waiting when it was made, oldest first. They have ended by now, and those
 * that failed left the values they began with.
 */
export function valuesAfterFailure(
  { from }: Pick<Changing, 'from'>,
  earlier: readonly EarlierChange[],
  later: readonly { readonly variables: Pick<Changing, 'to'> }[],
): Judgement {
  let stored: Judgement = {};
  for (const { variables, isSaved } of earlier) {
    stored = { ...variables.from, ...stored, ...(isSaved() && variables.to) };
  }
  const waiting = later.map(({ variables }) => variables.to);
  return Object.assign({ ...from, ...stored }, ...waiting);
}
