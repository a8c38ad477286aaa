import { resultOfThread } from '#platform/threads/result-of-thread.ts';
import type { RuleInput, RuleKind, RuleResult, RuleWork } from './rule-work.rules.ts';

/** The maximum number of cards that a radar is drafted from needs about a quarter of it. */
const memoryMb = 1000;

/**
 * Runs one kind of work by rules in a thread, so that reading the cards holds up no calls. Throws the signal's reason
 * when it is aborted, which ends the thread.
 */
export function byRules<Kind extends RuleKind>(
  kind: Kind,
  input: RuleInput[Kind],
  signal: AbortSignal,
): Promise<RuleResult[Kind]> {
  return resultOfThread<RuleResult[Kind], never, RuleWork<Kind>>('Drafting by rules', {
    program: new URL('./rule-work.thread.ts', import.meta.url),
    data: { kind, input },
    memoryMb,
    stop: signal,
  });
}
