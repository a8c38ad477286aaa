import { type StoredVector, storedVector } from '#platform/vectors/stored-vectors.ts';
import type { SparseRow } from './sparse-rows.ts';

/** The vector of a row: its product with the directions, as bytes. */
export function vectorOf({ columns, values }: SparseRow, directions: Float32Array, dimensions: number): StoredVector {
  const vector = new Float32Array(dimensions);
  columns.forEach((column, at) => {
    const value = values[at] ?? 0;
    for (let d = 0; d < dimensions; d += 1) {
      vector[d] = (vector[d] as number) + value * (directions[column * dimensions + d] as number);
    }
  });
  return storedVector(vector);
}
