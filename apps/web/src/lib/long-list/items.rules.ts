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
 * The number of columns of at least `minWidth` pixels that fit a width with gaps of `gap` pixels, and their resulting
 * width.
 */
export function columnsIn(width: number, minWidth: number, gap: number): { columns: number; columnWidth: number } {
  const columns = Math.max(1, Math.floor((width + gap) / (minWidth + gap)));
  return { columns, columnWidth: (width - gap * (columns - 1)) / columns };
}

/**
 * The item that Tab reaches: the one that had the focus last if it is rendered, or else one at the top of the window,
 * before whose items `ahead` others are rendered unless the list is at its beginning. It is a multiple of `ahead`, so
 * that not every row that is scrolled makes another item the tab stop.
 */
export function tabStopIn({ first, end }: Span, active: number, ahead: number): number {
  if (active >= first && active < end) return active;
  return Math.min(Math.ceil(first / ahead + (first > 0 ? 1 : 0)) * ahead, end - 1);
}

/** What stays of the rendered items when others are near the window. If nothing does, it is empty, at their beginning. */
export function keptOf(rendered: Span, near: Span): Span {
  if (rendered.end <= near.first || rendered.first >= near.end) return { first: near.first, end: near.first };
  return { first: Math.max(rendered.first, near.first), end: Math.min(rendered.end, near.end) };
}

/** The items to render next when those of `kept` are rendered: up to `atOnce` more at each end, until all are. */
export const grownTo = (near: Span, kept: Span, atOnce: number): Span => ({
  first: Math.max(near.first, kept.first - atOnce),
  end: Math.min(near.end, kept.end + atOnce),
});
