import {
  type EvidenceItem,
  type Horizon,
  horizonYears,
  type RatingStep,
  ratingSteps,
  type TrendAttributes,
} from '@foreglow/contract';

/** A stored value as a step of the scale; null if it is not judged yet. */
export const stepOf = (value: number | null): RatingStep | null => ratingSteps.find((step) => step === value) ?? null;

/** The first and last year of a horizon, counted from this year: `2026` and `2029`. */
export const calendarYears = (horizon: Horizon, thisYear: number): { from: number; to: number } => ({
  from: thisYear + horizonYears[horizon].from,
  to: thisYear + horizonYears[horizon].to,
});

/** Whether people disagree about the impact or the certainty of a trend. */
export const isDisputed = ({ ratings }: Pick<TrendAttributes, 'ratings'>): boolean =>
  Boolean(ratings.impact?.disagreement || ratings.certainty?.disagreement);

/** The number of pieces of evidence that are not in the trash. */
export const stillThere = (items: readonly EvidenceItem[]): number =>
  items.filter(({ removed_at }) => removed_at === null).length;

/** How much evidence a trend has: cards, those of them that support it through insights, and insights. */
export const evidenceCounts = (trend: Pick<TrendAttributes, 'cards' | 'insights' | 'cards_of_insights'>) => ({
  cards: stillThere(trend.cards) + trend.cards_of_insights.length,
  throughInsights: trend.cards_of_insights.length,
  insights: stillThere(trend.insights),
});
