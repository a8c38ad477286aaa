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
