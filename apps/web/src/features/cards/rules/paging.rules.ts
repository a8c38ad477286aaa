/** The pages (from 1) that contain the items from `first` up to, not including, `end`. */
export function pagesOf(first: number, end: number, pageSize: number): number[] {
  if (end <= first) return [];
  const { page: from } = placeOf(first, pageSize);
  const { page: to } = placeOf(end - 1, pageSize);
  return Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
}

/** True when every page in `next` is in `now` or next to it, which means that the user scrolls instead of jumping. */
export const isNearby = (now: readonly number[], next: readonly number[]): boolean =>
  next.every((page) => now.some((other) => Math.abs(other - page) <= 1));

/** Page (from 1) and position on it (from 0) of an item. */
export const placeOf = (index: number, pageSize: number): { page: number; at: number } => ({
  page: Math.floor(index / pageSize) + 1,
  at: index % pageSize,
});

interface LoadedPage<T> {
  readonly page: number;
  readonly items: readonly T[];
}

/** The index in the whole list of the item for which `is` holds, if its page is loaded; otherwise -1. */
export function findLoaded<T>(pages: readonly LoadedPage<T>[], pageSize: number, is: (item: T) => boolean): number {
  for (const { page, items } of pages) {
    const at = items.findIndex(is);
    if (at >= 0) return (page - 1) * pageSize + at;
  }
  return -1;
}

/**
 * The number of columns of at least `minWidth` pixels that fit a width with gaps of `gap` pixels, and their resulting
 * width.
 */
export function columnsIn(width: number, minWidth: number, gap: number): { columns: number; columnWidth: number } {
  const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
  return { columns, columnWidth: (width - gap * (columns - 1)) / columns };
}

/** Rows or items from `first` to before `end`. */
export interface Span {
  readonly first: number;
  readonly end: number;
}

/** The items of a list of `total` items that are in the rows of a span. */
export const itemsIn = ({ first, end }: Span, columns: number, total: number): Span => ({
  first: Math.min(first * columns, total),
  end: Math.min(end * columns, total),
});

/**
 * The item that Tab reaches: the one that had the focus last if it is rendered, or else one at the top of the window,
 * before whose items `ahead` others are rendered unless the list is at its beginning. It is a multiple of `ahead`, so
 * that not every row that is scrolled makes another item the tab stop.
 */
export function tabStopIn({ first, end }: Span, active: number, ahead: number): number {
  if (active >= first && active < end) return active;
  return Math.min(Math.ceil(first / ahead + (first > 0 ? 1 : 0)) * ahead, end - 1);
}

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
