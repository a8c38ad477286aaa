import { type FinishedStep, firstRings, firstRingsIn, type GenerationStep, generationSteps } from '@foreglow/contract';
import type { StoredDraft, StoredStep } from './generation.ts';
import type { StepResults, WritingResult } from './step-results.ts';

type Produced<Step extends GenerationStep> = Extract<FinishedStep, { step: Step }>['produced'];

/** The first unfinished step; null when all have finished. */
export const nextStep = (finished: readonly { readonly step: GenerationStep }[]): GenerationStep | null =>
  generationSteps.find((step) => !finished.some((one) => one.step === step)) ?? null;

/** The results of finished steps. Reading the result of another step fails, since that would be a defect. */
export function resultsOf(finished: readonly StoredStep[]): StepResults {
  const of = <Step extends GenerationStep>(step: Step): StepResults[Step] => {
    const found = finished.find((one): one is StoredStep & Pick<StoredStep<Step>, 'result'> => one.step === step);
    if (!found) throw new Error(`The step ${step} is not finished.`);
    return found.result;
  };
  return {
    get frame() {
      return of('frame');
    },
    get domains() {
      return of('domains');
    },
    get candidates() {
      return of('candidates');
    },
    get evidence() {
      return of('evidence');
    },
    get placement() {
      return of('placement');
    },
    get writing() {
      return of('writing');
    },
  };
}

/** A ring of the steps, which have the English names, in the language of the draft. */
export const ringIn = (locale: string, ring: string): string => firstRingsIn(locale)[firstRings.indexOf(ring)] ?? ring;

/** What is shown of the result of a step. */
export const producedBy: {
  readonly [Step in GenerationStep]: (result: StepResults[Step], locale: string) => Produced<Step>;
} = {
  frame: ({ cardIds, coarseOf, firstAt, lastAt }) => ({
    cards: cardIds.length,
    groups: coarseOf.length,
    first_at: firstAt,
    last_at: lastAt,
  }),
  domains: ({ domains, impacts, given }) => ({ domains, impacts, given }),
  candidates: ({ candidates }) => ({ labels: candidates.map(({ label }) => label) }),
  evidence: ({ candidates }) => {
    const without = candidates.filter(({ cardIds }) => cardIds.length === 0).length;
    return {
      with_evidence: candidates.length - without,
      without_evidence: without,
      cards: new Set(candidates.flatMap(({ cardIds }) => cardIds)).size,
    };
  },
  placement: ({ blips }, locale) => ({
    rings: firstRings.map((name) => ({
      name: ringIn(locale, name),
      blips: blips.filter(({ ring }) => ring === name).length,
    })),
  }),
  writing: ({ blips }) => ({ blips: blips.length }),
};

/** The draft to review, made from the results of the steps. */
export const draftOf = (
  { domains, impacts }: { readonly domains: readonly string[]; readonly impacts: readonly string[] },
  { blips }: WritingResult,
  locale: string,
): StoredDraft => ({
  domains: [...domains],
  rings: [...firstRingsIn(locale)],
  impacts: [...impacts],
  blips: blips.map(({ about: _, ...blip }, at) => ({
    id: `draft-${at + 1}`,
    ...blip,
    ring: ringIn(locale, blip.ring),
    decision: 'open',
    edited: false,
  })),
});
