import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { resultOfThread } from '#platform/threads/result-of-thread.ts';
import type { RuleInput, RuleKind, RuleResult, RuleWork } from './rule-work.rules.ts';

/** 500 cards with the longest texts need less than a third of it. */
const memoryMb = 1000;

/** Drafts by rules, without a model. Each is made in its own thread, so that it holds up no calls. */
export class RuleDrafts {
  readonly #queue = new BoundedQueue({
    atOnce: 2,
    mayWait: 100,
    busy: 'Too many drafts are being made. Please try again in a moment.',
  });

  /** Makes a draft. Throws the signal's reason when it is aborted, which ends the thread. */
  make<Kind extends RuleKind>(kind: Kind, input: RuleInput[Kind], stop: AbortSignal): Promise<RuleResult[Kind]> {
    return this.#queue.run(() =>
      resultOfThread<RuleResult[Kind], never, RuleWork<Kind>>('Drafting by rules', {
        program: new URL('./rule-work.thread.ts', import.meta.url),
        data: { kind, input },
        memoryMb,
        stop,
      }),
    );
  }
}
