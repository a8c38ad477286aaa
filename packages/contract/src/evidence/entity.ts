import { z } from 'zod';
import { moment, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { supportedKinds } from '../kinds/kinds.ts';
import { limits } from '../limits.ts';

/** Something that supports a conclusion: a card, or an insight behind a trend. */
export const evidenceItem = z.object({
  slug: z.string(),
  title: z.string(),
  /** When it is removed for good; null while it is not in the trash. What is restored counts again. */
  removed_at: moment.nullable(),
});
export type EvidenceItem = z.infer<typeof evidenceItem>;

/** A card that supports a conclusion. */
export const evidenceCard = evidenceItem.extend({
  /** false: a draft, which only those see who may write. */
  public: z.boolean(),
});
export type EvidenceCard = z.infer<typeof evidenceCard>;

/** The slugs of evidence, in the order it is to be shown in. One that comes again is left out. */
export const evidenceSlugs = z.array(slug).max(limits.evidence, `At most ${limits.evidence}.`);

/** A conclusion that would lose evidence: how much of what was named supports it, and how much it has in all. */
export const conclusionAttributes = z.object({
  kind: z.enum(supportedKinds),
  title: z.string(),
  /** Of what was named. */
  affected: z.int(),
  /** Cards and insights that support it, those in the trash left out. */
  total: z.int(),
});
export type ConclusionAttributes = z.infer<typeof conclusionAttributes>;
/** Its id is the slug of the insight or the trend. */
export const conclusionResource = resource('conclusions', conclusionAttributes);
