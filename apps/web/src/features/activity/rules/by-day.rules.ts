/** Entries of one day, with the name of the day. */
export interface Day<T> {
  readonly name: string;
  readonly entries: readonly T[];
}

/** Groups entries by day and keeps their order. `nameOf` returns the name of a moment's day. */
export function byDay<T extends { readonly created_at: string }>(
  entries: readonly T[],
  nameOf: (moment: string) => string,
): Day<T>[] {
  const days = new Map<string, T[]>();
  for (const entry of entries) {
    const name = nameOf(entry.created_at);
    days.set(name, [...(days.get(name) ?? []), entry]);
  }
  return [...days].map(([name, ofDay]) => ({ name, entries: ofDay }));
}
