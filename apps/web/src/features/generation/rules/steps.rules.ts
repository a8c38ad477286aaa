import { type FinishedStep, type GenerationAttributes, type GenerationStep, generationSteps } from '@foreglow/contract';

export type StepState = 'finished' | 'running' | 'waiting' | 'failed' | 'stopped';

/** A step of a draft as it is shown. */
export interface ShownStep {
  readonly name: GenerationStep;
  readonly state: StepState;
  /** What it has produced, once it is finished. */
  readonly finished: FinishedStep | undefined;
}

type Run = Pick<GenerationAttributes, 'state' | 'step' | 'steps'>;

/** All steps in their order, with what has become of each. */
export function shownSteps({ state, step, steps }: Run): ShownStep[] {
  const current = { queued: 'waiting', running: 'running', review: 'waiting', failed: 'failed', terminated: 'stopped' };
  return generationSteps.map((name) => {
    const finished = steps.find((one) => one.step === name);
    if (finished) return { name, state: 'finished', finished };
    return { name, state: name === step ? (current[state] as StepState) : 'waiting', finished: undefined };
  });
}

/** How much of a draft is made, between 0 and 1. A step that runs counts as half. */
export function shareOf({ state, steps }: Run): number {
  const half = state === 'running' && steps.length < generationSteps.length ? 0.5 : 0;
  return (steps.length + half) / generationSteps.length;
}

/** The prompts, or versions of rules, that a draft was made with, each once. */
export const promptsOf = ({ steps }: Run): string[] => [...new Set(steps.map(({ drafter }) => drafter.prompt))];

/** The model that drafted, as the steps name it; null as long as none does. */
export const modelOf = ({ steps }: Run): string | null =>
  steps.find(({ drafter }) => drafter.model !== null)?.drafter.model ?? null;
