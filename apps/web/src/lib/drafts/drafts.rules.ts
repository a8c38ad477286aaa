import { readUnanswered, type Unanswered } from '../outbox/entry.rules.ts';

/** Distinguishes saved states, of which a later one is greater: a time in ISO format, or the number of a version. */
export type Stamp = string | number;

/** The saved state that is being edited. */
export interface Base<V, S extends Stamp = string> {
  readonly values: V;
  /** When it was saved, or its version; absent if it has not been saved yet. */
  readonly updatedAt?: S | undefined;
  /** What a draft of something new was saved as, while it was being written; absent before. */
  readonly slug?: string | undefined;
}

/** Typed values that are not saved yet. */
export interface Draft<V, S extends Stamp = string> {
  readonly values: V;
  /** The saved values it is based on; absent in drafts of earlier versions. */
  readonly base?: Base<V, S> | undefined;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  /** What was sent and got no answer. */
  readonly unanswered?: Unanswered<V> | undefined;
}

/** A kind of content whose drafts are kept on the device. */
export interface DraftKind<V> {
  /** Prefix of the keys in the storage of the browser; the name of each draft follows. */
  readonly key: string;
  /**
   * Reads values found on the device; undefined if they are invalid. In drafts of earlier versions, which have no
   * `values`, it receives the whole kept object.
   */
  readonly read: (found: unknown) => V | undefined;
  readonly same: (a: V, b: V) => boolean;
}

/** Whether a value found on the device is a list of texts. */
export const isTextList = (found: unknown): found is string[] =>
  Array.isArray(found) && found.every((text) => typeof text === 'string');

/** The text that is kept on the device for a draft. */
export const writeDraft = <S extends Stamp>(draft: Draft<unknown, S>): string => JSON.stringify(draft);

/** Reads a text written by `writeDraft`; undefined for any other text, such as one kept by an older version. */
export function readDraft<V, S extends Stamp = string>(
  { read }: Pick<DraftKind<V>, 'read'>,
  text: string | null,
): Draft<V, S> | undefined {
  try {
    const kept = JSON.parse(text ?? '') as Draft<unknown, S>;
    const { values: found = kept, base, at } = kept;
    const unanswered = readUnanswered(kept.unanswered, read);
    const values = read(found);
    if (typeof at !== 'number' || values === undefined) return undefined;
    const baseValues = base && read(base.values);
    return {
      values,
      at,
      ...(baseValues && { base: { ...base, values: baseValues } }),
      ...(unanswered && { unanswered }),
    };
  } catch {
    return undefined;
  }
}

export const keyOf = <V>({ key }: DraftKind<V>, name: string): string => `${key}.${name}`;
