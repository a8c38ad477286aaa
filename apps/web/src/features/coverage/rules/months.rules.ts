/** The first and the last day of a month `YYYY-MM`, as `YYYY-MM-DD`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** The day before a month begins. */
export function dayBefore(month: string): string {
  return new Date(Date.parse(`${month}-01`) - 86_400_000).toISOString().slice(0, 10);
}

/** The number of months from one to a later one. */
export function monthsApart(from: string, to: string): number {
  const [[fromYear = 0, fromMonth = 0] = [], [toYear = 0, toMonth = 0] = []] = [from, to].map((month) =>
    month.split('-').map(Number),
  );
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}
