/** How much two groups must overlap to be the same: the shared cards as a share of all cards of both. */
const smallestOverlap = 0.3;

/**
 * Matches each new group to an earlier one: pairs with the greatest overlap first (Jaccard index), each group once.
 * `before` and `now` contain the group of each card; cards without a group have a negative number. Returns the earlier
 * group by new group.
 */
export function matchGroups(before: ArrayLike<number>, now: ArrayLike<number>): Map<number, number> {
  const shared = new Map<string, { old: number; current: number; cards: number }>();
  const sizeBefore = new Map<number, number>();
  const sizeNow = new Map<number, number>();
  for (let card = 0; card < now.length; card += 1) {
    const old = before[card] as number;
    const current = now[card] as number;
    if (old >= 0) sizeBefore.set(old, (sizeBefore.get(old) ?? 0) + 1);
    if (current >= 0) sizeNow.set(current, (sizeNow.get(current) ?? 0) + 1);
    if (old < 0 || current < 0) continue;
    const key = `${old} ${current}`;
    shared.set(key, { old, current, cards: (shared.get(key)?.cards ?? 0) + 1 });
  }
  const pairs = [...shared.values()]
    .map((pair) => {
      const all = (sizeBefore.get(pair.old) ?? 0) + (sizeNow.get(pair.current) ?? 0) - pair.cards;
      return { ...pair, overlap: pair.cards / all };
    })
    .filter(({ overlap }) => overlap >= smallestOverlap)
    .sort((a, b) => b.overlap - a.overlap || a.old - b.old || a.current - b.current);
  const matched = new Map<number, number>();
  const taken = new Set<number>();
  for (const { old, current } of pairs) {
    if (matched.has(current) || taken.has(old)) continue;
    matched.set(current, old);
    taken.add(old);
  }
  return matched;
}
