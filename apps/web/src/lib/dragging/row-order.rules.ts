/** The list after moving the item at index `from` to index `to`. Indexes that do not exist change nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The index at which a dragged row would be dropped, from the centres of the rows and the position of the pointer. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  const above = middles.filter((middle, index) => index !== from && middle < y).length;
  return Math.min(above, middles.length - 1);
}
