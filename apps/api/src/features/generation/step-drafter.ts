import type { Drafter, GenerationStep } from '@foreglow/contract';
import type { Tokens } from '#platform/ai/tokens.ts';
import type { DraftSubject } from '../assistance/drafting.ts';
import type { Project } from '../projects/project.ts';
import type { Generation } from './generation.ts';
import type { SourceCard } from './source-cards.read-model.ts';
import type { StepResults } from './step-results.ts';

/** The input of a step. */
export interface StepInput<Before extends GenerationStep> {
  readonly generation: Generation;
  readonly project: Project;
  readonly subject: DraftSubject;
  /** The cards of the frame that are still published, oldest first. */
  readonly cards: readonly SourceCard[];
  /** The results of the previous steps. */
  readonly before: Pick<StepResults, Before>;
  readonly signal: AbortSignal;
}

/** The result of a step, its drafter, and the tokens used. */
export interface Drafted<Step extends GenerationStep> {
  readonly result: StepResults[Step];
  readonly drafter: Drafter;
  readonly tokens: Tokens;
}

/** Drafts the steps after the frame. A step only returns its result and changes nothing. */
export interface StepDrafter {
  domains(input: StepInput<'frame'>): Promise<Drafted<'domains'>>;
  candidates(input: StepInput<'frame' | 'domains'>): Promise<Drafted<'candidates'>>;
  evidence(input: StepInput<'frame' | 'domains' | 'candidates'>): Promise<Drafted<'evidence'>>;
  placement(input: StepInput<'frame' | 'domains' | 'evidence'>): Promise<Drafted<'placement'>>;
  writing(input: StepInput<'frame' | 'domains' | 'placement'>): Promise<Drafted<'writing'>>;
}
