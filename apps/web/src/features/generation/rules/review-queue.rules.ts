import type { BlipChange } from './review.rules.ts';

/** The decisions stored on the device; empty if the stored text is invalid. */
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
 * The changes to send next: all waiting changes, or only the first one after a request with several was refused, so
 * that one faulty change does not block the others.
 */
export const nextChanges = (waiting: readonly BlipChange[], oneByOne: boolean): readonly BlipChange[] =>
  oneByOne ? waiting.slice(0, 1) : waiting;
