import type { z } from 'zod';
import { DraftFailed } from '#features/assistance/draft-failed.ts';
import type { Drafting } from '#features/assistance/drafting.ts';
import { noTokens, sumOf, type Tokens } from '#platform/ai/tokens.ts';
import type { Drafted, StepInput } from '../step-drafter.ts';
import type { StepResults } from '../step-results.ts';

type Draft = Pick<Drafted<keyof StepResults>, 'drafter' | 'tokens'>;

/** The calls of a model in one step. Their tokens add up, even when a later call fails. */
export class ModelCalls {
  readonly #drafting: Drafting;
  readonly #input: Pick<StepInput<'frame'>, 'subject' | 'signal'>;
  #draft: Draft | undefined;

  constructor(drafting: Drafting, input: Pick<StepInput<'frame'>, 'subject' | 'signal'>) {
    this.#drafting = drafting;
    this.#input = input;
  }

  /** The tokens used so far. */
  get tokens(): Tokens {
    return this.#draft?.tokens ?? noTokens;
  }

  /** Throws as `Drafting.draft` does; a `DraftFailed` has the tokens of all calls of the step. */
  async ask<T>(prompt: string, schema: z.ZodType<T>, data: object): Promise<T> {
    const { subject, signal } = this.#input;
    const before = this.tokens;
    try {
      const { value, drafter, tokens } = await this.#drafting.draft(subject, { prompt, data, schema, signal });
      this.#draft = { drafter, tokens: sumOf(before, tokens) };
      return value;
    } catch (error) {
      if (!(error instanceof DraftFailed)) throw error;
      throw new DraftFailed(error.failure, error.message, sumOf(before, error.tokens));
    }
  }

  /** The drafter of the step: the rules if no model call was needed. */
  drafted(): Draft {
    return this.#draft ?? { drafter: this.#drafting.builtIn(), tokens: noTokens };
  }
}
