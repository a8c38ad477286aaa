import {
  blipDecisions,
  type Drafter,
  type DrafterKind,
  type DraftFailure,
  type FinishedStep,
  type GenerationState,
  type GenerationStep,
} from '@foreglow/contract';
import { z } from 'zod';
import type { StepResults } from './step-results.ts';

/** The stored input of a radar that is drafted. */
export const storedPrompt = z.object({
  title: z.string(),
  challenge: z.string(),
  domains: z.array(z.string()),
  impacts: z.array(z.string()),
});
export type StoredPrompt = z.infer<typeof storedPrompt>;

const storedBlip = z.object({
  id: z.string(),
  label: z.string(),
  domain: z.string(),
  ring: z.string(),
  position: z.number(),
  impact: z.number(),
  impacts: z.array(z.string()),
  rationale: z.string().nullable(),
  cardIds: z.array(z.number()),
  decision: z.enum(blipDecisions),
  edited: z.boolean(),
});
export type StoredBlip = z.infer<typeof storedBlip>;

/** A drafted radar with the decisions about its blips, as stored. */
export const storedDraft = z.object({
  domains: z.array(z.string()),
  rings: z.array(z.string()),
  impacts: z.array(z.string()),
  blips: z.array(storedBlip),
});
export type StoredDraft = z.infer<typeof storedDraft>;

/** An instance of a radar that is drafted step by step. */
export interface Generation {
  readonly id: number;
  readonly slug: string;
  readonly projectId: number;
  readonly userId: number;
  readonly creator: { readonly slug: string; readonly name: string; readonly email: string };
  readonly state: GenerationState;
  readonly failure: DraftFailure | null;
  readonly prompt: StoredPrompt;
  readonly locale: string;
  readonly kind: DrafterKind;
  readonly radar: { readonly id: number; readonly slug: string; readonly isTrashed: boolean } | null;
  readonly tokens: { readonly input: number; readonly output: number };
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** A finished step: its result for the next steps, and what is shown of it. */
export interface StoredStep<Step extends GenerationStep = GenerationStep> {
  readonly step: Step;
  readonly result: StepResults[Step];
  readonly produced: Extract<FinishedStep, { step: Step }>['produced'];
  readonly drafter: Drafter;
  readonly finishedAt: Date;
}
