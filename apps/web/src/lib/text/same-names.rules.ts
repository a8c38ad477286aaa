/** The people who cannot be told apart by their names. */
export function withSameName<P extends { readonly name: string }>(people: readonly P[]): ReadonlySet<P> {
  const byName = Map.groupBy(people, ({ name }) => fold(name));
  return new Set([...byName.values()].filter(({ length }) => length > 1).flat());
}

const fold = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
