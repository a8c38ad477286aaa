import { z } from 'zod';
import { evidenceCard } from '../conclusions/evidence.ts';
import { clearable, line, moment, plainText, slug } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { blipId, radarName } from '../radars/blip.ts';
import { drafter, drafterKinds } from './drafter.ts';
import { blipDecisions, draftFailures, generationStates, generationSteps } from './types.ts';

const names = (max: number) => z.array(radarName).max(max, `At most ${max}.`);

/**
 * The input from which a radar is drafted. Without domains or impacts, those are drafted too. `impact` is another name
 * for `impacts`, as the entity of the specification has it.
 */
export const generationPrompt = z
  .object({
    title: line(limits.titleLength),
    challenge: line(limits.challengeLength),
    domains: names(limits.radarDomains.max).optional(),
    impacts: names(limits.radarImpacts).optional(),
    impact: names(limits.radarImpacts).optional(),
  })
  .transform(({ title, challenge, domains = [], impacts, impact }) => ({
    title,
    challenge,
    domains: differentNames(domains),
    impacts: differentNames(impacts ?? impact ?? []),
  }));
export type GenerationPrompt = z.output<typeof generationPrompt>;

/** Unique names. Of names that differ only in case, the first one is used. */
function differentNames(given: readonly string[]): string[] {
  return [...new Map(given.toReversed().map((name) => [name.toLowerCase(), name])).values()].reverse();
}

/** The results of a finished step, which are shown while later steps still run. */
const produced = {
  frame: z.object({
    cards: z.int(),
    /** How many groups of similar cards were found. */
    groups: z.int(),
    first_at: moment.nullable(),
    last_at: moment.nullable(),
  }),
  domains: z.object({
    domains: z.array(z.string()),
    impacts: z.array(z.string()),
    /** Whether a person gave the domains; otherwise they were drafted. */
    given: z.boolean(),
  }),
  candidates: z.object({ labels: z.array(z.string()) }),
  evidence: z.object({ with_evidence: z.int(), without_evidence: z.int(), cards: z.int() }),
  placement: z.object({ rings: z.array(z.object({ name: z.string(), blips: z.int() })) }),
  writing: z.object({ blips: z.int() }),
} satisfies Record<(typeof generationSteps)[number], z.ZodType>;

const finished = { finished_at: moment, drafter };
/** A finished step. */
export const finishedStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('frame'), produced: produced.frame, ...finished }),
  z.object({ step: z.literal('domains'), produced: produced.domains, ...finished }),
  z.object({ step: z.literal('candidates'), produced: produced.candidates, ...finished }),
  z.object({ step: z.literal('evidence'), produced: produced.evidence, ...finished }),
  z.object({ step: z.literal('placement'), produced: produced.placement, ...finished }),
  z.object({ step: z.literal('writing'), produced: produced.writing, ...finished }),
]);
export type FinishedStep = z.infer<typeof finishedStep>;

/** A blip of the draft, with the decision about it. */
export const draftBlip = z.object({
  id: z.string(),
  label: z.string(),
  domain: z.string(),
  ring: z.string(),
  /** Where it is between the inner (0) and the outer edge (1) of its ring. */
  position: z.number(),
  impact: z.int(),
  impacts: z.array(z.string()),
  /** Markdown. */
  rationale: z.string().nullable(),
  /** Its evidence: cards of the project. Empty: there is no evidence in this project. */
  cards: z.array(evidenceCard),
  decision: z.enum(blipDecisions),
  /** Whether a person has changed what was drafted. */
  edited: z.boolean(),
});
export type DraftBlip = z.infer<typeof draftBlip>;

const draftRadar = z.object({
  domains: z.array(z.string()),
  rings: z.array(z.string()),
  impacts: z.array(z.string()),
  blips: z.array(draftBlip),
});

export const generationAttributes = z.object({
  slug: z.string(),
  state: z.enum(generationStates),
  /** The step that runs or is next; null once there is none. */
  step: z.enum(generationSteps).nullable(),
  /** The finished steps, in the order in which they were finished. */
  steps: z.array(finishedStep),
  failure: z.enum(draftFailures).nullable(),
  prompt: z.object({
    title: z.string(),
    challenge: z.string(),
    domains: z.array(z.string()),
    impacts: z.array(z.string()),
  }),
  drafter: z.enum(drafterKinds),
  /** Tokens sent to the provider and received from it; 0 without a provider. */
  tokens: z.object({ input: z.int(), output: z.int() }),
  /** The drafted radar, once all steps are finished. */
  draft: draftRadar.nullable(),
  /** The radar that was made from the draft. */
  radar_slug: z.string().nullable(),
  creator: z.object({ name: z.string(), email: z.string() }),
  project: z.object({ slug: z.string(), title: z.string() }),
  created_at: moment,
  ended_at: moment.nullable(),
});
export type GenerationAttributes = z.infer<typeof generationAttributes>;
export const generationResource = resource('generations', generationAttributes);

/** An instance in a list: without its draft. */
export const listedGenerationAttributes = generationAttributes.omit({ draft: true, steps: true });
export type ListedGenerationAttributes = z.infer<typeof listedGenerationAttributes>;
export const listedGenerationResource = resource('generations', listedGenerationAttributes);

/** Decisions about blips of a draft, and changes to them. Absent attributes stay unchanged, `null` clears them. */
export const generationReview = z.object({
  blips: z
    .array(
      z.object({
        id: blipId,
        decision: z.enum(blipDecisions).optional(),
        label: line(limits.titleLength).optional(),
        domain: radarName.optional(),
        ring: radarName.optional(),
        impact: z.int().min(1, 'The smallest value is 1.').max(5, 'The largest is 5.').optional(),
        impacts: clearable(names(limits.radarImpacts)).optional(),
        rationale: plainText
          .max(limits.blipRationaleLength, `At most ${limits.blipRationaleLength} characters.`)
          .nullable()
          .optional(),
        card_slugs: clearable(z.array(slug).max(limits.blipCards, `At most ${limits.blipCards}.`)).optional(),
      }),
    )
    .min(1)
    .max(limits.draftedBlips, `At most ${limits.draftedBlips}.`),
});
export type GenerationReview = z.output<typeof generationReview>;
