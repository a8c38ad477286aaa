import { z } from 'zod';
import { conclusion, step } from '../conclusions/conclusion.ts';
import { evidenceCard } from '../conclusions/evidence.ts';
import { trendFields } from './fields.ts';

/** See `RatingSpread` in ratings.ts. */
const spread = z.object({
  count: z.int(),
  median: z.number(),
  low: z.number(),
  high: z.number(),
  counts: z.array(z.int()),
  disagreement: z.boolean(),
});

/** A direction drawn from cards and insights. */
export const trend = conclusion('trends', trendFields, {
  /** The cards behind its insights that are not evidence of its own; nothing in the trash. At most `limits.evidence`. */
  cards_of_insights: z.array(evidenceCard),
  /**
   * The ratings of the members. A measure is null without ratings; for people who may rate, it is null until they have
   * rated it themselves.
   */
  ratings: z.object({
    /** How many people have rated each measure. Everybody sees these numbers. */
    given: z.object({ impact: z.int(), certainty: z.int() }),
    impact: spread.nullable(),
    certainty: spread.nullable(),
    /** Ratings that are not anonymous, without the values that the reader may not see yet. */
    named: z.array(z.object({ name: z.string(), impact: step.nullable(), certainty: step.nullable() })),
  }),
  /** The reader's own rating. */
  my_rating: z.object({ impact: step.nullable(), certainty: step.nullable(), anonymous: z.boolean() }).nullable(),
});
export type TrendAttributes = z.infer<typeof trend.attributes>;
export type TrendResource = z.infer<typeof trend.resource>;
export type TrendChange = z.output<typeof trend.change>;

/**
 * A member’s own rating. `null` or absent: no value. A rating without values removes it, so a body of another form must
 * not be taken for one. Anonymous by default.
 */
export const newRating = z.strictObject({
  impact: step.nullable().optional(),
  certainty: step.nullable().optional(),
  anonymous: z.boolean().optional(),
});
export type NewRating = z.output<typeof newRating>;

export const trendSorts = [
  '-created_at',
  'created_at',
  '-updated_at',
  'title',
  '-impact',
  '-certainty',
  'horizon',
] as const;
export type TrendSort = (typeof trendSorts)[number];
