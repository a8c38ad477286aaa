import { z } from 'zod';
import { attachmentAttributes, attachmentGiven } from '../attachments/entity.ts';
import { cardTag, tagsGiven } from '../cards/entity.ts';
import { evidenceCard, evidenceItem, evidenceSlugs } from '../evidence/entity.ts';
import { clearable, creationKey, line, moment, optionalLine, optionalText } from '../fields.ts';
import { relatedResource, toMany, toOne, toOneOrNone } from '../json-api.ts';
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

export const trendAttributes = z.object({
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  /** Markdown. */
  description: z.string().nullable(),
  /** Markdown: the implications of the trend. */
  implications: z.string().nullable(),
  horizon: z.enum(horizons),
  impact: step,
  certainty: step,
  direction: z.enum(directions),
  /** Tags of the taxonomy of trends: sticky ones first, then by name. */
  tags: z.array(cardTag),
  /**
   * Its evidence in its order, including evidence in the trash. Drafts are included only for people who may see them.
   */
  card_slugs: z.array(z.string()),
  insight_slugs: z.array(z.string()),
  /** The same cards and insights, with the data needed to name them. */
  cards: z.array(evidenceCard),
  insights: z.array(evidenceItem),
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
  attachment: attachmentAttributes.nullable(),
  creator: z.object({ name: z.string(), email: z.string() }),
  project: z.object({ slug: z.string(), title: z.string() }),
  created_at: moment,
  updated_at: moment,
});
export type TrendAttributes = z.infer<typeof trendAttributes>;
export const trendResource = relatedResource('trends', trendAttributes, {
  project: toOne,
  creator: toOne,
  tags: toMany,
  cards: toMany,
  insights: toMany,
  attachment: toOneOrNone,
});
export type TrendResource = z.infer<typeof trendResource>;

const fields = {
  title: line(limits.titleLength),
  subtitle: optionalLine(limits.subtitleLength).optional(),
  description: optionalText.optional(),
  implications: optionalText.optional(),
  horizon: z.enum(horizons, 'Choose now, next or later.').optional(),
  impact: step.optional(),
  certainty: step.optional(),
  direction: z.enum(directions, 'Choose rising, steady, fading or wild_card.').optional(),
  tags: clearable(tagsGiven).optional(),
  card_slugs: clearable(evidenceSlugs).optional(),
  insight_slugs: clearable(evidenceSlugs).optional(),
  attachment_id: attachmentGiven.optional(),
};

/** The attributes of a new trend. Defaults: horizon next, impact and certainty 3, direction steady. */
export const newTrend = z.object({ ...fields, creation_key: creationKey.optional() });
/**
 * A change of a trend: a value sets a field, `null` clears it, and an absent field stays unchanged. `based_on` as in
 * `cardChange`.
 */
export const trendChange = z.object({ ...fields, based_on: moment }).partial();
export type TrendChange = z.output<typeof trendChange>;

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
