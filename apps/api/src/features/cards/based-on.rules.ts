import type { Kind, kinds } from '@foreglow/contract';
import { type ProblemSource, problem } from '#platform/http/problem.ts';

/**
 * Throws the `edited_meanwhile` problem when the stored thing has been changed after `basedOn`, the time of the state
 * that the new change is based on. `noun` names the kind of thing, `source` the part of the request.
 */
export function assertBasedOn(
  basedOn: string | undefined,
  stored: { readonly updatedAt: Date },
  noun: (typeof kinds)[Kind]['singular'],
  source: ProblemSource = { pointer: '/data/attributes/based_on' },
): void {
  if (!basedOn || stored.updatedAt <= new Date(basedOn)) return;
  const detail = `Somebody else has changed this ${noun} since you opened it. Look at their changes, then save yours.`;
  throw problem('edited_meanwhile', detail, source);
}
