/** The pages (from 1) that contain the items from `first` up to, not including, `end`. */
export function pagesOf(first: number, end: number, pageSize: number): number[] {
  if (end <= first) return [];
  const from = Math.floor(first / pageSize);
  const to = Math.floor((end - 1) / pageSize);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index + 1);
}

/** True when every page in `next` is in `now` or next to it: the user scrolls on instead of jumping. */
export const isNearby = (now: readonly number[], next: readonly number[]): boolean =>
  next.every((page) => now.some((other) => Math.abs(other - page) <= 1));

/** Page (from 1) and place on it (from 0) of an item. */
export const placeOf = (index: number, pageSize: number): { page: number; at: number } => ({
  page: Math.floor(index / pageSize) + 1,
  at: index % pageSize,
});

interface LoadedPage<T> {
  readonly page: number;
  readonly items: readonly T[];
}

/** The number of the item of which `is` holds in the whole list, where its page is loaded; otherwise -1. */
export function findLoaded<T>(pages: readonly LoadedPage<T>[], pageSize: number, is: (item: T) => boolean): number {
  for (const { page, items } of pages) {
    const at = items.findIndex(is);
    if (at >= 0) return (page - 1) * pageSize + at;
  }
  return -1;
}

/** Columns of at least `least` pixels that fit a width, `gap` pixels apart, and how wide each becomes. */
export function columnsIn(width: number, least: number, gap: number): { columns: number; columnWidth: number } {
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  return { columns, columnWidth: (width - gap * (columns - 1)) / columns };
}

/** An item's number, from 1, and the number of them all. */
export interface Position {
  readonly position: number;
  readonly total: number;
}

/** Where an item stands in a list. Its neighbours are null at the ends, and for an item that is not in the list. */
export function besides<T>(
  row: readonly T[],
  item: T,
): { previous: T | null; next: T | null; at: Position | undefined } {
  const at = row.indexOf(item);
  if (at < 0) return { previous: null, next: null, at: undefined };
  return { previous: row[at - 1] ?? null, next: row[at + 1] ?? null, at: { position: at + 1, total: row.length } };
}
