import {
  type EvidenceItem,
  type Horizon,
  horizonYears,
  type RatingStep,
  ratingSteps,
  type TrendAttributes,
} from '@foreglow/contract';

/** A stored value as a step of the scale. */
export const stepOf = (value: number): RatingStep => ratingSteps.find((step) => step === value) ?? 3;

/** The years a horizon spans, counted from this one: `2026` and `2029`. */
export const calendarYears = (horizon: Horizon, thisYear: number): { from: number; to: number } => ({
  from: thisYear + horizonYears[horizon].from,
  to: thisYear + horizonYears[horizon].to,
});

/** People disagree about a trend when they do about its impact or its certainty. */
export const isDisputed = ({ ratings }: Pick<TrendAttributes, 'ratings'>): boolean =>
  Boolean(ratings.impact?.disagreement || ratings.certainty?.disagreement);

/** The number of pieces of evidence that are not in the trash. */
export const stillThere = (items: readonly EvidenceItem[]): number =>
  items.filter(({ removed_at }) => removed_at === null).length;

/** How many cards and insights support a trend. */
export const evidenceCount = ({ cards, insights }: Pick<TrendAttributes, 'cards' | 'insights'>): number =>
  stillThere(cards) + stillThere(insights);
