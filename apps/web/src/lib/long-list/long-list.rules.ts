/**
 * Computes which rows of a list that scrolls with the page are visible. All rows have the same height, so nothing is
 * measured.
 *
 * Browsers cut off elements beyond some height (Firefox at 17.9, Chromium at 33.5 million pixels). A longer list gets
 * an element of the largest safe height: small scrolls move the list pixel by pixel; a jump (the scrollbar, End) goes
 * to the same share of the whole list.
 */
export interface LongList {
  readonly count: number;
  readonly rowHeight: number;
  /** Height of the window. */
  readonly viewport: number;
}

/**
 * A position in the list: `scrolled` pixels of its element are above the window, which are `offset` pixels of its rows.
 */
export interface Place {
  readonly scrolled: number;
  readonly offset: number;
}

export const tallestElement = 15_000_000;

const rowsHeight = ({ count, rowHeight }: LongList): number => count * rowHeight;

/** The height of the element that contains the rows. */
export const elementHeight = (list: LongList): number => Math.min(rowsHeight(list), tallestElement);

const isScaled = (list: LongList): boolean => rowsHeight(list) > tallestElement;

/** The number of pixels of rows for each pixel of the element. */
const scaleOf = (list: LongList): number => (rowsHeight(list) - list.viewport) / (elementHeight(list) - list.viewport);

/** The position after a jump that leaves `scrolled` pixels of the element above the window. */
export function jumpTo(list: LongList, scrolled: number): Place {
  if (!isScaled(list) || scrolled <= 0) return { scrolled, offset: scrolled };
  // The page may continue below the list, where scrolling is pixel by pixel again.
  const inside = Math.min(scrolled, elementHeight(list) - list.viewport);
  return { scrolled, offset: inside * scaleOf(list) + (scrolled - inside) };
}

/** The position after the page was scrolled from `from` until `scrolled` pixels were above the window. */
export function scrollOn(list: LongList, from: Place, scrolled: number): Place {
  const way = scrolled - from.scrolled;
  if (!isScaled(list) || scrolled <= 0 || Math.abs(way) > 2 * list.viewport) return jumpTo(list, scrolled);
  if (scrolled > elementHeight(list) - list.viewport) return jumpTo(list, scrolled);
  const end = rowsHeight(list) - list.viewport;
  return { scrolled, offset: Math.max(0, Math.min(from.offset + way, end)) };
}

/** The position that shows the same rows, but at which the share of the element equals the share of the rows. */
export function settle(list: LongList, { offset }: Place): Place {
  if (!isScaled(list) || offset <= 0) return { scrolled: offset, offset };
  const inside = Math.min(offset, rowsHeight(list) - list.viewport);
  return { scrolled: inside / scaleOf(list) + (offset - inside), offset };
}

/**
 * The first row to render and the one after the last, with at least `overscan` rows above and below the window. Once
 * rows are left out above it, their number is always the same, so that one update per scrolled row removes some and
 * adds others.
 */
export function rowsAround(list: LongList, offset: number, overscan: number): { first: number; end: number } {
  const first = Math.floor(offset / list.rowHeight) - overscan;
  const count = Math.ceil(list.viewport / list.rowHeight) + 1 + 2 * overscan;
  const end = first > 0 ? first + count : Math.ceil((offset + list.viewport) / list.rowHeight) + overscan;
  const inside = (row: number) => Math.max(0, Math.min(row, list.count));
  return { first: inside(first), end: inside(end) };
}

/** The offset that scrolls a row into the window by the shortest way, `margin` pixels from its edges. */
export function offsetToShow(
  list: LongList,
  offset: number,
  row: number,
  margin: { top: number; bottom: number },
): number {
  const top = row * list.rowHeight - margin.top;
  const bottom = (row + 1) * list.rowHeight + margin.bottom - list.viewport;
  return offset > top ? top : Math.max(offset, bottom);
}

/** Whether a part of a row is in the window, so that the user sees where it is. */
export const isRowInSight = (list: LongList, offset: number, row: number): boolean =>
  (row + 1) * list.rowHeight > offset && row * list.rowHeight < offset + list.viewport;
