import { z } from 'zod';
import { conclusion, type OwnValues, ownField } from '../conclusions/conclusion.ts';
import { optionalLine, optionalText } from '../fields.ts';
import { limits } from '../limits.ts';
import { directions, horizons } from './types.ts';

/** Impact or certainty, from 1 (low) to 5 (high). */
const step = z.int('Give a whole number from 1 to 5.').min(1, 'The smallest value is 1.').max(5, 'The largest is 5.');

/** See `RatingSpread` in ratings.ts. */
const spread = z.object({
  count: z.int(),
  median: z.number(),
  low: z.number(),
  high: z.number(),
  counts: z.array(z.int()),
  disagreement: z.boolean(),
});

/** The fields that only trends have. */
export const trendFields = {
  subtitle: ownField({
    read: z.string().nullable(),
    given: optionalLine(limits.subtitleLength),
    initial: null,
    searched: 'line',
  }),
  /** Markdown. */
  implications: ownField({ read: z.string().nullable(), given: optionalText, initial: null, searched: 'markdown' }),
  horizon: ownField({ read: z.enum(horizons), given: z.enum(horizons, 'Choose now, next or later.'), initial: 'next' }),
  impact: ownField({ read: step, given: step, initial: 3 }),
  certainty: ownField({ read: step, given: step, initial: 3 }),
  direction: ownField({
    read: z.enum(directions),
    given: z.enum(directions, 'Choose rising, steady, fading or wild_card.'),
    initial: 'steady',
  }),
};
export type TrendFields = OwnValues<typeof trendFields>;

/** A direction drawn from cards and insights. */
export const trend = conclusion('trends', trendFields, {
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
