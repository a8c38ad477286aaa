/** The stored thing that is edited. */
export interface Base<V> {
  readonly values: V;
  /** When it was stored; absent for one that is not stored yet. */
  readonly updatedAt?: string | undefined;
}

/** What was typed and not saved yet. */
export interface Draft<V> {
  readonly values: V;
  /** What it was typed over; absent in drafts of earlier versions. */
  readonly base?: Base<V> | undefined;
  /** When it was typed last, in milliseconds. */
  readonly at: number;
}

/** What drafts are of: cards, insights. */
export interface DraftKind<V> {
  /** Under which they are kept, followed by the name of each. */
  readonly key: string;
  /** Makes values of what was found on the device; undefined where it is something else. */
  readonly read: (found: unknown) => V | undefined;
  readonly same: (a: V, b: V) => boolean;
}

/** A draft as it is kept on the device. */
export const writeDraft = (draft: Draft<unknown>): string => JSON.stringify(draft);

/** Reads what `writeDraft` wrote; undefined for anything else, such as what an older version left there. */
export function readDraft<V>({ read }: Pick<DraftKind<V>, 'read'>, text: string | null): Draft<V> | undefined {
  try {
    const { values: found, base, at } = JSON.parse(text ?? '') as Draft<unknown>;
    const values = read(found);
    if (typeof at !== 'number' || values === undefined) return undefined;
    const baseValues = base && read(base.values);
    return baseValues ? { values, base: { ...base, values: baseValues }, at } : { values, at };
  } catch {
    return undefined;
  }
}

export const keyOf = <V>({ key }: DraftKind<V>, name: string): string => `${key}.${name}`;
