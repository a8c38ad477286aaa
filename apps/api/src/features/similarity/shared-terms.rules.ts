/** Of two texts of fewer terms nothing certain can be said. */
const fewest = 6;

/**
 * The share of the terms of the shorter of two texts that the other has too, 0 to 1 (overlap coefficient). 0 if one has
 * only a few terms.
 */
export function sharedTerms(one: readonly number[], other: ArrayLike<number>): number {
  const smaller = Math.min(one.length, other.length);
  if (smaller < fewest) return 0;
  const terms = new Set(Array.from(other));
  return one.filter((term) => terms.has(term)).length / smaller;
}
