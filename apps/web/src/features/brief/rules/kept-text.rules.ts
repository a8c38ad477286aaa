/** Text of a field that was typed and not saved yet. */
export interface KeptText {
  readonly text: string;
  /** Version of the brief it was typed over. */
  readonly basedOn: number;
  /** When it was typed last, in milliseconds. */
  readonly at: number;
}

/** Reads what `JSON.stringify` made of a kept text; undefined for anything else. */
export function readKept(stored: string | null): KeptText | undefined {
  try {
    const { text, basedOn, at } = JSON.parse(stored ?? '') as KeptText;
    const isWhole = typeof text === 'string' && typeof basedOn === 'number' && typeof at === 'number';
    return isWhole ? { text, basedOn, at } : undefined;
  } catch {
    return undefined;
  }
}
