/** The selected points after more points were chosen. */
export function chosenAfter(
  before: ReadonlySet<number>,
  points: readonly number[],
  how: 'replace' | 'add' | 'remove',
): ReadonlySet<number> {
  if (how === 'replace') return new Set(points);
  const after = new Set(before);
  for (const point of points) {
    if (how === 'add') after.add(point);
    else after.delete(point);
  }
  return after;
}
