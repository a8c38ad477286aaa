/** Moments of one day, under its name. */
export interface Day<T> {
  readonly name: string;
  readonly entries: readonly T[];
}

/** Entries in the order they come in, those of one day together; `nameOf` gives the day of a moment. */
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
