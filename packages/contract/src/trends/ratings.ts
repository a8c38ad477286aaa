/** The steps of impact and certainty, from 1 (low) to 5 (high). */
export const ratingSteps = [1, 2, 3, 4, 5] as const;
export type RatingStep = (typeof ratingSteps)[number];

/** The spread of several ratings. */
export interface RatingSpread {
  readonly count: number;
  /** The median: the middle value, or half way between the two middle ones. */
  readonly median: number;
  /** The quartiles: half of the ratings lie between them. */
  readonly low: number;
  readonly high: number;
  /** The numbers of people who chose 1, 2, 3, 4, 5. */
  readonly counts: readonly number[];
  /** True when people disagree enough to discuss it. */
  readonly disagreement: boolean;
}

/** The minimum mean distance from the median that counts as disagreement, in steps. */
const disagreementFrom = 1;

/**
 * The median and the spread of ratings of 1–5; null without ratings. Quartiles are interpolated linearly between the
 * ordered values (Hyndman and Fan 1996, definition 7). People disagree when at least two of them rated and their mean
 * distance from the median is a whole step or more.
 */
export function ratingSpread(values: readonly number[]): RatingSpread | null {
  if (values.length === 0) return null;
  const ordered = [...values].sort((a, b) => a - b);
  const median = quantile(ordered, 0.5);
  const distance = ordered.reduce((sum, value) => sum + Math.abs(value - median), 0) / ordered.length;
  return {
    count: ordered.length,
    median,
    low: quantile(ordered, 0.25),
    high: quantile(ordered, 0.75),
    counts: ratingSteps.map((step) => ordered.filter((value) => value === step).length),
    disagreement: ordered.length > 1 && distance >= disagreementFrom,
  };
}

function quantile(ordered: readonly number[], share: number): number {
  const place = (ordered.length - 1) * share;
  const below = ordered[Math.floor(place)] ?? 0;
  const above = ordered[Math.ceil(place)] ?? 0;
  return below + (above - below) * (place - Math.floor(place));
}

/** The number of ratings from which the median is called the group's value. One or two people are not a group. */
export const adoptableFrom = 3;

/**
 * The step that an editor adopts from the group: the median, with half steps rounded towards the middle of the scale.
 * Null as long as too few people have rated.
 */
export function adoptedStep({ count, median }: Pick<RatingSpread, 'count' | 'median'>): RatingStep | null {
  if (count < adoptableFrom) return null;
  const whole = median > 3 ? Math.floor(median) : Math.ceil(median);
  return ratingSteps.find((step) => step === whole) ?? 3;
}
