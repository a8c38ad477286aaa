import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import { resultOfThread } from '#platform/threads/result-of-thread.ts';
import type { DomainMaterial } from './brief-domains.rules.ts';
import type { Suggestion } from './suggestion.ts';

/** 200 cards with the longest texts need less than a third of it. */
const memoryMb = 1000;

/** Suggests domains of a brief by rules. Each time in its own thread, so that comparing cards holds up no calls. */
export class DomainRules {
  readonly #queue = new BoundedQueue({
    atOnce: 2,
    mayWait: 100,
    busy: 'Too many drafts are being made. Please try again in a moment.',
  });

  /** Throws the signal's reason when it is aborted, which ends the thread. */
  suggest(material: DomainMaterial, stop: AbortSignal): Promise<Suggestion> {
    return this.#queue.run(() =>
      resultOfThread<Suggestion, never, DomainMaterial>('Drafting by rules', {
        program: new URL('./domain-rules.thread.ts', import.meta.url),
        data: material,
        memoryMb,
        stop,
      }),
    );
  }
}
