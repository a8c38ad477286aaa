import type { DraftFailure } from '@foreglow/contract';
import { noTokens, type Tokens } from './tokens.ts';

/** The failures caused by a provider. */
export type AiFailure = Extract<
  DraftFailure,
  'provider_unreachable' | 'provider_refused' | 'provider_busy' | 'answer_cut_off' | 'answer_invalid'
>;

/**
 * A model did not return what was requested. The message is the provider's, shortened and without the key. It has no
 * cause: the errors of the client contain the request with the texts of cards.
 */
export class AiFailed extends Error {
  readonly failure: AiFailure;
  /** The tokens that were used nevertheless. */
  readonly tokens: Tokens;

  constructor(failure: AiFailure, message: string, tokens: Tokens = noTokens) {
    super(message);
    this.failure = failure;
    this.tokens = tokens;
  }
}
