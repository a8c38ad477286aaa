import { z } from 'zod';
import { moment, plainText } from '../fields.ts';

/** What drafts: a model of the provider, or the rules that come with Foreglow, which work without a model. */
export const drafterKinds = ['ai', 'built-in'] as const;
export type DrafterKind = (typeof drafterKinds)[number];

/** Where a drafted text comes from. It is stored with everything that was made from the draft. */
export const drafter = z.object({
  kind: z.enum(drafterKinds),
  /** The name of the model; null for the built-in drafter. */
  model: z.string().nullable(),
  /** The prompt and its version, such as `radar-domains@1`, or the version of the built-in rules. */
  prompt: z.string(),
  at: moment,
});
export type Drafter = z.infer<typeof drafter>;

/** What drafted a radar, and what people made of the draft. */
export const radarDrafter = drafter.extend({
  /** The blips of the draft, how many people kept, and how many of those they changed. Absent on early radars. */
  review: z.object({ drafted: z.int(), kept: z.int(), changed: z.int() }).optional(),
});
export type RadarDrafter = z.infer<typeof radarDrafter>;

/** What drafted a thing, as sent with each thing that can be made from a draft; null where people wrote it. */
export const drafterGiven = drafter
  .extend({
    model: plainText.max(200, 'At most 200 characters.').nullable(),
    prompt: plainText.max(100, 'At most 100 characters.'),
  })
  .nullable()
  .optional();
