import { z } from 'zod';

const ids = z.array(z.number());

/** The cards that a radar is drafted from, and the groups of similar ones among them. */
const frameResult = z.object({
  cardIds: ids,
  /** The number of the group of each card. */
  groupOf: z.array(z.number()),
  /** The number of the larger group of each group. */
  coarseOf: z.array(z.number()),
  firstAt: z.string().nullable(),
  lastAt: z.string().nullable(),
});
export type FrameResult = z.infer<typeof frameResult>;

const domainsResult = z.object({
  domains: z.array(z.string()),
  impacts: z.array(z.string()),
  /** A person set the domains. */
  given: z.boolean(),
});
export type DomainsResult = z.infer<typeof domainsResult>;

const candidate = z.object({
  label: z.string(),
  domain: z.string(),
  /** A model's description of the candidate; null if rules found it. */
  about: z.string().nullable(),
  /** The cards in which it was found. */
  cardIds: ids,
});
export type Candidate = z.infer<typeof candidate>;

const candidatesResult = z.object({ candidates: z.array(candidate) });

const placedBlip = candidate.extend({
  ring: z.string(),
  position: z.number(),
  impact: z.number(),
  impacts: z.array(z.string()),
});
export type PlacedBlip = z.infer<typeof placedBlip>;
const placementResult = z.object({ blips: z.array(placedBlip) });

const writtenBlip = placedBlip.extend({ rationale: z.string().nullable() });

const writingResult = z.object({ blips: z.array(writtenBlip) });
export type WritingResult = z.infer<typeof writingResult>;

/** The stored result of each step, for the next steps. The evidence of candidates is their cards. */
export const stepResults = {
  frame: frameResult,
  domains: domainsResult,
  candidates: candidatesResult,
  evidence: candidatesResult,
  placement: placementResult,
  writing: writingResult,
};
export type StepResults = { readonly [Step in keyof typeof stepResults]: z.infer<(typeof stepResults)[Step]> };

/** When the newest card of a frame was made. */
export const newestOf = ({ lastAt }: FrameResult): Date => new Date(lastAt ?? 0);
