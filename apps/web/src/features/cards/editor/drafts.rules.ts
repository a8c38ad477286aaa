import { type CardValues, noValues } from './card-values.rules.ts';

/** The stored card that is edited. */
export interface Base {
  readonly values: CardValues;
  /** When it was stored; absent for a card that is not stored yet. */
  readonly updatedAt?: string | undefined;
}

/** Text that was typed and not saved yet. */
export interface Draft {
  readonly values: CardValues;
  /** What it was typed over; absent in drafts of earlier versions. */
  readonly base?: Base | undefined;
  /** When it was typed last, in milliseconds. */
  readonly at: number;
}

/** A draft as it is kept on the device. */
export const writeDraft = (draft: Draft): string => JSON.stringify(draft);

/** Reads what `writeDraft` wrote; undefined for anything else, such as what an older version left there. */
export function readDraft(text: string | null): Draft | undefined {
  try {
    const { values: found, base, at } = JSON.parse(text ?? '') as Draft;
    // What was written before cards had pictures is as good as what was written since.
    const values = { ...found, image: found.image ?? null };
    if (typeof at !== 'number' || !isComplete(values)) return undefined;
    return base && isComplete(base.values) ? { values, base, at } : { values, at };
  } catch {
    return undefined;
  }
}

function isComplete(values: CardValues): boolean {
  const names = Object.keys(noValues) as (keyof CardValues)[];
  return (
    names.every((name) => typeof values[name] === typeof noValues[name]) &&
    Array.isArray(values.tags) &&
    values.tags.every((tag) => typeof tag === 'string') &&
    (values.image === null || typeof values.image.slug === 'string')
  );
}
