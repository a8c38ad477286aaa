/** The first and the last day of a month `YYYY-MM`, as `YYYY-MM-DD`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** The number of month names that fit next to each other, on a wide screen and on a phone. */
export const widthsOfNames = { wide: 14, narrow: 5 } as const;

/**
 * Whether a month is named in a chart of `count` months, with space for `width` names: every month, every third month,
 * or Januaries, of as many years as fit.
 */
export function isNamed(month: string, index: number, count: number, width: number): boolean {
  if (count <= width) return true;
  if (count <= 3 * width) return index % 3 === 0;
  const [year = 0, number] = month.split('-').map(Number);
  return number === 1 && year % Math.ceil((count + 11) / 12 / width) === 0;
}
