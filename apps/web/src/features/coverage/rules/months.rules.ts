/** The first and the last day of a month `YYYY-MM`, as `YYYY-MM-DD`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** As many names as fit under the columns of so many months: every one, every third, or the Januaries. */
export function isNamed(month: string, index: number, count: number): boolean {
  if (count <= 14) return true;
  return count <= 42 ? index % 3 === 0 : month.endsWith('-01');
}
