/** What was sent to save a draft and got no answer, so that it may have been saved. */
export interface Unanswered<V> {
  /** The key by which the server creates something new only once; absent where something saved is changed. */
  readonly key?: string | undefined;
  /** The values that were sent, oldest first. */
  readonly values: readonly V[];
}

/**
 * Whether a server that got the values `sent` would now have `saved`. It folds white space, adds the scheme to an
 * address, and has its own order and spelling of tags.
 */
export const isSavedFrom = <V>(sent: V, saved: V, same: (a: V, b: V) => boolean): boolean =>
  same(settled(sent), settled(saved));

const settled = <V>(values: V): V =>
  Object.fromEntries(Object.entries(values as object).map(([name, value]) => [name, settledField(value)])) as V;

function settledField(value: unknown): unknown {
  if (typeof value === 'string') return folded(value).replace(/^https:\/\//, '');
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) return value;
  return value.map((item) => folded(item).toLowerCase()).toSorted();
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads what was kept on the device; undefined for anything else. */
export function readUnanswered<V>(found: unknown, read: (values: unknown) => V | undefined): Unanswered<V> | undefined {
  const { key, values } = (found ?? {}) as { readonly key?: unknown; readonly values?: unknown };
  if (!Array.isArray(values)) return undefined;
  const readable = values.map(read).filter((value) => value !== undefined);
  return { ...(typeof key === 'string' && { key }), values: readable };
}
