import { runInThread } from '../../../platform/threads/run-in-thread.ts';
import type { RuleInput, RuleKind, RuleResult, RuleWork } from './rule-work.rules.ts';

/** The maximum number of cards that a radar is drafted from needs about a quarter of it. */
const memoryMb = 1000;

/**
 * Runs one kind of work by rules in a thread, so that reading the cards holds up no calls. Throws the signal's reason
 * when it is aborted, which ends the thread.
 */
export async function byRules<Kind extends RuleKind>(
  kind: Kind,
  input: RuleInput[Kind],
  signal: AbortSignal,
): Promise<RuleResult[Kind]> {
  const end = await runInThread<RuleResult[Kind], never, RuleWork<Kind>>({
    program: new URL('./rule-work.thread.ts', import.meta.url),
    data: { kind, input },
    memoryMb,
    stop: signal,
  });
  signal.throwIfAborted();
  if (end.how !== 'finished') throw new Error(`Drafting by rules has ended: ${end.how}.`);
  return end.result;
}
