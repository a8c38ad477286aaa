import { z } from 'zod';
import { attachmentAttributes, attachmentGiven } from '../attachments/entity.ts';
import { cardTag, tagsGiven } from '../cards/entity.ts';
import { evidenceCard, evidenceItem, evidenceSlugs } from '../evidence/entity.ts';
import { clearable, creationKey, line, moment, optionalText } from '../fields.ts';
import { drafter, drafterGiven } from '../generation/drafter.ts';
import { relatedResource, toMany, toOne, toOneOrNone } from '../json-api.ts';
import { limits } from '../limits.ts';

/** A finding drawn from several cards. */
export const insightAttributes = z.object({
  slug: z.string(),
  title: z.string(),
  /** Markdown. */
  description: z.string().nullable(),
  /** Tags of the taxonomy of insights: sticky ones first, then by name. */
  tags: z.array(cardTag),
  /**
   * The cards that it was drawn from, in their order, including cards in the trash. Drafts are included only for people
   * who may see them.
   */
  card_slugs: z.array(z.string()),
  /** The same cards, with the data needed to name them. */
  cards: z.array(evidenceCard),
  /** The trends it supports, by title. */
  trends: z.array(evidenceItem),
  attachment: attachmentAttributes.nullable(),
  /** What drafted the insight; null where people wrote it. */
  drafter: drafter.nullable().optional(),
  creator: z.object({ name: z.string(), email: z.string() }),
  project: z.object({ slug: z.string(), title: z.string() }),
  created_at: moment,
  updated_at: moment,
});
export type InsightAttributes = z.infer<typeof insightAttributes>;
export const insightResource = relatedResource('insights', insightAttributes, {
  project: toOne,
  creator: toOne,
  tags: toMany,
  cards: toMany,
  attachment: toOneOrNone,
});
export type InsightResource = z.infer<typeof insightResource>;

const fields = {
  title: line(limits.titleLength),
  description: optionalText.optional(),
  tags: clearable(tagsGiven).optional(),
  card_slugs: clearable(evidenceSlugs).optional(),
  attachment_id: attachmentGiven.optional(),
};

/** The attributes of a new insight. Its cards must be of its project. */
export const newInsight = z.object({ ...fields, drafter: drafterGiven, creation_key: creationKey.optional() });
/**
 * A change of an insight: a value sets a field, `null` clears it, and an absent field stays unchanged. `based_on` as in
 * `cardChange`.
 */
export const insightChange = z.object({ ...fields, based_on: moment }).partial();
export type InsightChange = z.output<typeof insightChange>;

export const insightSorts = ['-created_at', 'created_at', '-updated_at', 'title'] as const;
export type InsightSort = (typeof insightSorts)[number];
