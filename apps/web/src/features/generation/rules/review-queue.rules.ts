import type { BlipChange } from './review.rules.ts';

/** The decisions that were kept on the device; none if what is found there are no decisions. */
export function keptChanges(text: string | null): readonly BlipChange[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found.filter(isChange) : [];
  } catch {
    return [];
  }
}

const isChange = (one: unknown): one is BlipChange =>
  typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string';

/**
 * What is sent next: all that waits, or its first change alone once a call with several was refused, so that one faulty
 * change does not hold up the others.
 */
export const nextChanges = (waiting: readonly BlipChange[], oneByOne: boolean): readonly BlipChange[] =>
  oneByOne ? waiting.slice(0, 1) : waiting;
