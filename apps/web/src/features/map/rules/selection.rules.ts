/** How chosen points change the selection. */
export type ChooseHow = 'replace' | 'add' | 'remove';

/** The selected points after more points were chosen. */
export function chosenAfter(
  before: ReadonlySet<number>,
  points: readonly number[],
  how: ChooseHow,
): ReadonlySet<number> {
  if (how === 'replace') return new Set(points);
  const after = new Set(before);
  for (const point of points) {
    if (how === 'add') after.add(point);
    else after.delete(point);
  }
  return after;
}
