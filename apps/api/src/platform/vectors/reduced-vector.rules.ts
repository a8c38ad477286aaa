import { seededRandom } from '../numbers/random.ts';
import { type StoredVector, storedVector } from './stored-vectors.ts';

/** The maximum number of stored components. */
export const maxComponents = 512;

/**
 * A vector of any length in at most 512 bytes, comparable with others of the same length. Longer vectors are projected
 * randomly, which changes the distance between two of them by about 3 % (count sketch: Charikar, Chen and
 * Farach-Colton, 2002; for vectors: Weinberger and others, Feature hashing for large scale multitask learning, 2009).
 */
export function reducedVector(vector: readonly number[]): StoredVector {
  return storedVector(vector.length <= maxComponents ? vector : projected(vector));
}

function projected(vector: readonly number[]): number[] {
  const sums = new Array<number>(maxComponents).fill(0);
  // The same for all vectors of this length.
  const random = seededRandom(vector.length);
  for (const value of vector) {
    const to = Math.floor(random() * maxComponents);
    sums[to] = (sums[to] as number) + (random() < 0.5 ? -value : value);
  }
  return sums;
}
