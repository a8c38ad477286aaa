import { BoundedQueue } from '../../../platform/queue/bounded-queue.ts';
import { runInThread } from '../../../platform/threads/run-in-thread.ts';
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
  async make<Kind extends RuleKind>(kind: Kind, input: RuleInput[Kind], stop: AbortSignal): Promise<RuleResult[Kind]> {
    const end = await this.#queue.run(() =>
      runInThread<RuleResult[Kind], never, RuleWork<Kind>>({
        program: new URL('./rule-work.thread.ts', import.meta.url),
        data: { kind, input },
        memoryMb,
        stop,
      }),
    );
    stop.throwIfAborted();
    if (end.how !== 'finished') throw new Error(`Drafting by rules has ended: ${end.how}.`);
    return end.result;
  }
}
