/**
 * Computes which rows of a list that scrolls with the page are visible. All rows have the same height, so nothing is
 * measured.
 *
 * Browsers cut elements off beyond some height (Firefox at 17.9, Chromium at 33.5 million pixels). A longer list gets
 * an element of the largest safe height: small scrolls move the list pixel by pixel; a jump (the scrollbar, End) is
 * taken as a share of the whole.
 */
export interface LongList {
  readonly count: number;
  readonly rowHeight: number;
  /** Height of the window. */
  readonly viewport: number;
}

/** A place in the list: `scrolled` pixels of its element have left the window, which are `offset` pixels of its rows. */
export interface Place {
  readonly scrolled: number;
  readonly offset: number;
}

export const tallestElement = 15_000_000;

const rowsHeight = ({ count, rowHeight }: LongList): number => count * rowHeight;

/** The height of the element that holds the rows. */
export const elementHeight = (list: LongList): number => Math.min(rowsHeight(list), tallestElement);

const isScaled = (list: LongList): boolean => rowsHeight(list) > tallestElement;

/** The number of pixels of rows for each pixel of the element. */
const scaleOf = (list: LongList): number => (rowsHeight(list) - list.viewport) / (elementHeight(list) - list.viewport);

/** The place where a share of the element's height has left the window. */
export function jumpTo(list: LongList, scrolled: number): Place {
  if (!isScaled(list) || scrolled <= 0) return { scrolled, offset: scrolled };
  // The page may continue below the list, where scrolling is one to one again.
  const inside = Math.min(scrolled, elementHeight(list) - list.viewport);
  return { scrolled, offset: inside * scaleOf(list) + (scrolled - inside) };
}

/** The place after the page was scrolled from `from` until `scrolled` pixels had left the window. */
export function scrollOn(list: LongList, from: Place, scrolled: number): Place {
  const way = scrolled - from.scrolled;
  if (!isScaled(list) || scrolled <= 0 || Math.abs(way) > 2 * list.viewport) return jumpTo(list, scrolled);
  if (scrolled > elementHeight(list) - list.viewport) return jumpTo(list, scrolled);
  const end = rowsHeight(list) - list.viewport;
  return { scrolled, offset: Math.max(0, Math.min(from.offset + way, end)) };
}

/** The place that shows the same rows and whose share of the element is the share of the rows. */
export function settle(list: LongList, { offset }: Place): Place {
  if (!isScaled(list) || offset <= 0) return { scrolled: offset, offset };
  const inside = Math.min(offset, rowsHeight(list) - list.viewport);
  return { scrolled: inside / scaleOf(list) + (offset - inside), offset };
}

/** The first row to draw and the one after the last, with `overscan` rows above and below the window. */
export function rowsAround(list: LongList, offset: number, overscan: number): { first: number; end: number } {
  const first = Math.floor(offset / list.rowHeight) - overscan;
  const end = Math.ceil((offset + list.viewport) / list.rowHeight) + overscan;
  const inside = (row: number) => Math.max(0, Math.min(row, list.count));
  return { first: inside(first), end: inside(end) };
}

/** The offset that brings a row into the window by the shortest way, `margin` pixels from its edges. */
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
