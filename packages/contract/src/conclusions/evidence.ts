import { z } from 'zod';
import { moment, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { supportedKinds } from '../kinds/kinds.ts';
import { limits } from '../limits.ts';

/** Something that supports a conclusion: a card, or an insight behind a trend. */
export const evidenceItem = z.object({
  slug: z.string(),
  title: z.string(),
  /** When it will be permanently removed; null if it is not in the trash. Restored evidence counts again. */
  removed_at: moment.nullable(),
});
export type EvidenceItem = z.infer<typeof evidenceItem>;

/** A card that supports a conclusion. */
export const evidenceCard = evidenceItem.extend({
  /** false: a draft, which only people who may write can see. */
  public: z.boolean(),
});
export type EvidenceCard = z.infer<typeof evidenceCard>;

/** The slugs of evidence, in the order in which it is shown. Repeated slugs are left out. */
export const evidenceSlugs = z.array(slug).max(limits.evidence, `At most ${limits.evidence}.`);

/**
 * A conclusion that would lose evidence: how much of the named evidence supports it, and how much evidence it has in
 * total.
 */
export const conclusionAttributes = z.object({
  kind: z.enum(supportedKinds),
  title: z.string(),
  /** The number of the named cards and insights that support it. */
  affected: z.int(),
  /** The number of all cards and insights that support it, except those in the trash. */
  total: z.int(),
});
export type ConclusionAttributes = z.infer<typeof conclusionAttributes>;
/** Its id is the slug of the insight or the trend. */
export const conclusionResource = resource('conclusions', conclusionAttributes);
