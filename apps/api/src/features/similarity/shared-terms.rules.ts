import { termNumber } from '#platform/words/card-terms.ts';

/** Texts with fewer terms are too short for a reliable result. */
const fewest = 6;

/**
 * The share of the terms of the shorter of two texts that the other also contains, 0 to 1 (overlap coefficient). 0 if
 * one contains only a few terms. The terms are those of `cardTerm`.
 */
export function sharedTerms(one: readonly number[], other: ArrayLike<number>): number {
  const smaller = Math.min(one.length, other.length);
  if (smaller < fewest) return 0;
  const terms = new Set(Array.from(other, termNumber));
  return one.filter((term) => terms.has(termNumber(term))).length / smaller;
}
