/**
 * The entries of an outbox with a new one, merged with the last if that is possible. `sent`: how many of the first are
 * being sent and cannot be merged any more.
 */
export function withEntry<E>(
  entries: readonly E[],
  entry: E,
  sent: number,
  merge: (last: E, next: E) => E | undefined,
): readonly E[] {
  const last = entries.length > sent ? entries.at(-1) : undefined;
  const merged = last && merge(last, entry);
  return merged ? [...entries.slice(0, -1), merged] : [...entries, entry];
}

/** Reads the entries that are kept on the device; none if the text is not valid. `read` may throw. */
export function readEntries<E>(text: string | null, read: (found: readonly unknown[]) => readonly E[]): readonly E[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? read(found) : [];
  } catch {
    return [];
  }
}
