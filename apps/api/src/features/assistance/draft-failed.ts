import type { DraftFailure } from '@foreglow/contract';
import { noTokens, type Tokens } from '#platform/ai/tokens.ts';
import { Problem } from '#platform/http/problem.ts';

/** A draft could not be made. The message is a sentence that can be shown to people. */
export class DraftFailed extends Error {
  readonly failure: DraftFailure;
  /** The tokens that the failed draft used. */
  readonly tokens: Tokens;

  constructor(failure: DraftFailure, detail = sentences[failure], tokens = noTokens) {
    super(detail);
    this.failure = failure;
    this.tokens = tokens;
  }
}

const sentences: Readonly<Record<DraftFailure, string>> = {
  provider_unreachable: 'The service that drafts cannot be reached. Please try again in a moment.',
  provider_refused: 'The service that drafts has refused the request. An administrator can check its settings.',
  provider_busy: 'The service that drafts has too many requests. Please try again in a moment.',
  answer_cut_off: 'The draft was cut off before it was complete. Please try again.',
  answer_invalid: 'The draft did not have the form that was asked for. Please try again.',
  daily_limit: 'The workspace has reached its limit for today. An administrator can change it.',
  too_few_cards: 'There are too few cards to draft from.',
  not_allowed: 'You are no longer allowed to do this.',
  internal: 'An error occurred on the server.',
};

/** The problem that a call answers with when its draft has failed; other errors as they are. */
export function draftProblem(error: unknown): unknown {
  if (!(error instanceof DraftFailed)) return error;
  const code = error.failure === 'daily_limit' ? 'too_many_requests' : 'assistance_failed';
  return new Problem([{ code, detail: error.message }]);
}
