import { type CardValues, noValues } from './card-values.rules.ts';

/** Text that was typed and not saved yet. */
export interface Draft {
  readonly values: CardValues;
  /** When it was typed last, in milliseconds. */
  readonly at: number;
}

/** A draft as it is kept on the device. */
export const writeDraft = (draft: Draft): string => JSON.stringify(draft);

/** Reads what `writeDraft` wrote; undefined for anything else, such as what an older version left there. */
export function readDraft(text: string | null): Draft | undefined {
  try {
    const { values: found, at } = JSON.parse(text ?? '') as Draft;
    // What was written before cards had pictures is as good as what was written since.
    const values = { ...found, image: found.image ?? null };
    return typeof at === 'number' && isComplete(values) ? { values, at } : undefined;
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
