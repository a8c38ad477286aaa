import { type FinishedStep, type GenerationAttributes, type GenerationStep, generationSteps } from '@foreglow/contract';

export type StepState = 'finished' | 'running' | 'waiting' | 'failed' | 'stopped';

/** A step of a draft, ready to be shown. */
export interface ShownStep {
  readonly name: GenerationStep;
  readonly state: StepState;
  /** The results of the step, once it is finished. */
  readonly finished: FinishedStep | undefined;
}

type Run = Pick<GenerationAttributes, 'state' | 'step' | 'steps'>;

/** All steps in order, each with its state. */
export function shownSteps({ state, step, steps }: Run): ShownStep[] {
  const current = { queued: 'waiting', running: 'running', review: 'waiting', failed: 'failed', terminated: 'stopped' };
  return generationSteps.map((name) => {
    const finished = steps.find((one) => one.step === name);
    if (finished) return { name, state: 'finished', finished };
    return { name, state: name === step ? (current[state] as StepState) : 'waiting', finished: undefined };
  });
}

/** The share of a draft that is done, between 0 and 1. A running step counts as half. */
export function shareOf({ state, steps }: Run): number {
  const half = state === 'running' && steps.length < generationSteps.length ? 0.5 : 0;
  return (steps.length + half) / generationSteps.length;
}

/** The prompts, or versions of rules, with which a draft was made, each once. */
export const promptsOf = ({ steps }: Run): string[] => [...new Set(steps.map(({ drafter }) => drafter.prompt))];

/** The model that made the draft, as recorded in the steps; null as long as no step names one. */
export const modelOf = ({ steps }: Run): string | null =>
  steps.find(({ drafter }) => drafter.model !== null)?.drafter.model ?? null;
