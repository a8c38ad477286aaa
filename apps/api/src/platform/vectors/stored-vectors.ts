/** The dimensions of a stored vector. */
export const dimensions = 50;

/**
 * A vector in few bytes: each component as a number from -127 to 127. All zeros mean that there is nothing to compare.
 */
export type StoredVector = Int8Array;

/**
 * A vector as bytes: the largest component becomes 127. A vector of almost no length has no direction and becomes
 * zeros.
 */
export function storedVector(vector: ArrayLike<number>): StoredVector {
  let largest = 0;
  for (let at = 0; at < vector.length; at += 1) largest = Math.max(largest, Math.abs(vector[at] as number));
  return Int8Array.from(vector, (value) => (largest < 1e-6 ? 0 : Math.round((value / largest) * 127)));
}

/** Stored vectors, concatenated, as vectors of length 1; zero vectors stay zero. */
export function unitVectors(stored: Int8Array, dimensions: number): Float32Array {
  const units = new Float32Array(stored.length);
  for (let from = 0; from < stored.length; from += dimensions) {
    let sum = 0;
    for (let d = from; d < from + dimensions; d += 1) sum += (stored[d] as number) ** 2;
    const scale = sum === 0 ? 0 : 1 / Math.sqrt(sum);
    for (let d = from; d < from + dimensions; d += 1) units[d] = (stored[d] as number) * scale;
  }
  return units;
}
