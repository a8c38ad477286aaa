/** Distinguishes stored states; a later one is greater: a time in ISO format, or the number of a version. */
export type Stamp = string | number;

/** The stored thing that is edited. */
export interface Base<V, S extends Stamp = string> {
  readonly values: V;
  /** When it was stored, or its version; absent for one that is not stored yet. */
  readonly updatedAt?: S | undefined;
}

/** Typed values that are not saved yet. */
export interface Draft<V, S extends Stamp = string> {
  readonly values: V;
  /** The stored values it is based on; absent in drafts of earlier versions. */
  readonly base?: Base<V, S> | undefined;
  /** When it was typed last, in milliseconds. */
  readonly at: number;
}

/** A kind of thing whose drafts are kept on the device. */
export interface DraftKind<V> {
  /** Prefix of the keys in the storage of the browser; the name of each draft follows. */
  readonly key: string;
  /**
   * Reads values found on the device; undefined if they are something else. It is given the whole stored object where
   * that has no `values`, as in drafts of earlier versions.
   */
  readonly read: (found: unknown) => V | undefined;
  readonly same: (a: V, b: V) => boolean;
}

/** A draft as it is kept on the device. */
export const writeDraft = <S extends Stamp>(draft: Draft<unknown, S>): string => JSON.stringify(draft);

/** Reads what `writeDraft` wrote; undefined for anything else, such as what an older version left there. */
export function readDraft<V, S extends Stamp = string>(
  { read }: Pick<DraftKind<V>, 'read'>,
  text: string | null,
): Draft<V, S> | undefined {
  try {
    const stored = JSON.parse(text ?? '') as Draft<unknown, S>;
    const { values: found = stored, base, at } = stored;
    const values = read(found);
    if (typeof at !== 'number' || values === undefined) return undefined;
    const baseValues = base && read(base.values);
    return baseValues ? { values, base: { ...base, values: baseValues }, at } : { values, at };
  } catch {
    return undefined;
  }
}

export const keyOf = <V>({ key }: DraftKind<V>, name: string): string => `${key}.${name}`;
