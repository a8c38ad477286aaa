/** The position of an anchor: its page, counted from 0. */
export interface FoundAnchor {
  readonly name: string;
  readonly page: number;
}

/** Rows that are typeset together, and the number of pages they fill. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
  readonly pages: number;
}

/** The number of rows laid out at a time. */
const rowsAtATime = 400;

/** The name of the anchor of a row. */
export const rowKey = (index: number): string => `row-${index}`;
export const isRowKey = (name: string): boolean => /^row-\d+$/.test(name);

/**
 * Divides a long list into ranges that each fill whole pages, so that they can be typeset one after the other and still
 * look like one list. The rows on the last page of a range are moved to the next range.
 */
export function rowRanges(
  count: number,
  layOut: (from: number, to: number) => { pages: number; rows(): FoundAnchor[] },
): RowRange[] {
  const ranges: RowRange[] = [];
  for (let from = 0; from < count || ranges.length === 0; ) {
    const to = Math.min(from + rowsAtATime, count);
    const laidOut = layOut(from, to);
    const range =
      to === count || laidOut.pages === 1 ? { from, to, pages: laidOut.pages } : wholePages(from, to, laidOut);
    ranges.push(range);
    from = range.to;
    if (from >= count) break;
  }
  return ranges;
}

function wholePages(from: number, to: number, laidOut: { pages: number; rows(): FoundAnchor[] }): RowRange {
  const pageOf = new Map(laidOut.rows().map(({ name, page }) => [name, page]));
  let end = to;
  while (end > from + 1 && (pageOf.get(rowKey(end - 1)) ?? 0) >= laidOut.pages - 1) end -= 1;
  return { from, to: end, pages: laidOut.pages - 1 };
}
