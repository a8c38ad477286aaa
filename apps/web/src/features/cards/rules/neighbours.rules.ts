/** The number of an item, from 1, and the total. */
export interface Position {
  readonly position: number;
  readonly total: number;
}

/** The position of an item in a list. Its neighbours are null at the ends, and for an item that is not in the list. */
export function besides<T>(
  row: readonly T[],
  item: T,
): { previous: T | null; next: T | null; at: Position | undefined } {
  const at = row.indexOf(item);
  if (at < 0) return { previous: null, next: null, at: undefined };
  return { previous: row[at - 1] ?? null, next: row[at + 1] ?? null, at: { position: at + 1, total: row.length } };
}
