import { z } from 'zod';
import { moment } from '../fields.ts';

/** Who drafts: a model of the provider, or the rules that come with Foreglow, which work without one. */
export const drafterKinds = ['ai', 'built-in'] as const;
export type DrafterKind = (typeof drafterKinds)[number];

/** Where a drafted text comes from. It is kept with everything that was made of the draft. */
export const drafter = z.object({
  kind: z.enum(drafterKinds),
  /** The name of the model; null for the built-in drafter. */
  model: z.string().nullable(),
  /** The prompt and its version, such as `radar-domains@1`, or the version of the built-in rules. */
  prompt: z.string(),
  at: moment,
});
export type Drafter = z.infer<typeof drafter>;
