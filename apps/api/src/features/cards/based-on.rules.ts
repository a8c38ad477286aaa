import { problem } from '../../platform/http/problem.ts';

/**
 * Throws the `edited_meanwhile` problem when what is stored was changed after the moment that a change of it is based
 * on. `noun` is what it is called.
 */
export function assertBasedOn(
  basedOn: string | undefined,
  stored: { readonly updatedAt: Date },
  noun: 'card' | 'insight' | 'trend',
): void {
  if (!basedOn || stored.updatedAt <= new Date(basedOn)) return;
  const detail = `Somebody else has changed this ${noun} since you opened it. Look at their changes, then save yours.`;
  throw problem('edited_meanwhile', detail, { pointer: '/data/attributes/based_on' });
}
