import { describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/numbers/random.ts';
import { mainDirections } from './reduce.ts';
import { sparseRows, times } from './sparse-rows.ts';

const height = 60;
const width = 40;

/** A matrix whose rows are mixtures of `rank` fixed rows, and all zeros for 0. */
function matrixOf(rank: number) {
  const random = seededRandom(7);
  const basis = Array.from({ length: rank }, () => Array.from({ length: width }, () => random() - 0.5));
  return Array.from({ length: height }, () => {
    const shares = basis.map((_, at) => (random() - 0.5) * (rank - at));
    return Array.from({ length: width }, (_, column) =>
      basis.reduce((sum, row, at) => sum + (shares[at] as number) * (row[column] as number), 0),
    );
  });
}
const sparse = (matrix: number[][]) =>
  sparseRows(
    matrix.map((row) => ({ columns: [...row.keys()], values: row })),
    width,
  );
const column = (directions: Float32Array, dimensions: number, at: number) =>
  Array.from({ length: width }, (_, row) => directions[row * dimensions + at] as number);
const product = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

describe('the main directions', () => {
  const dimensions = 5;
  const matrix = matrixOf(dimensions);
  const directions = mainDirections(sparse(matrix), dimensions);
  const columns = Array.from({ length: dimensions }, (_, at) => column(directions, dimensions, at));

  it('have length 1 and are orthogonal', () => {
    for (const one of columns) {
      for (const other of columns) expect(product(one, other)).toBeCloseTo(one === other ? 1 : 0, 4);
    }
  });

  it('reproduce a matrix of no more dimensions completely', () => {
    for (const row of matrix) {
      const shares = columns.map((one) => product(row, one));
      row.forEach((value, at) => {
        const again = shares.reduce((sum, share, d) => sum + share * (columns[d]?.[at] as number), 0);
        expect(again).toBeCloseTo(value, 3);
      });
    }
  });

  it('are ordered by how much the rows differ in them', () => {
    const lengths = columns.map((one) => matrix.reduce((sum, row) => sum + product(row, one) ** 2, 0));
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });

  it('are the same for the same rows', () => {
    expect(mainDirections(sparse(matrix), dimensions)).toEqual(directions);
  });

  it('are zero where nothing differs', () => {
    const few = mainDirections(sparse(matrixOf(2)), dimensions);
    expect(few.every(Number.isFinite)).toBe(true);
    const lengths = Array.from({ length: dimensions }, (_, at) => {
      const one = column(few, dimensions, at);
      return matrixOf(2).reduce((sum, row) => sum + product(row, one) ** 2, 0);
    });
    expect(lengths.slice(0, 2).every((length) => length > 0.1)).toBe(true);
    for (const length of lengths.slice(2)) expect(length).toBeCloseTo(0, 5);
    expect(mainDirections(sparse(matrixOf(0)), dimensions).every(Number.isFinite)).toBe(true);
    expect(mainDirections(sparseRows([], 0), dimensions)).toEqual(new Float32Array(0));
  });
});

it('a product with sparse rows equals that with the whole matrix', () => {
  const rows = sparseRows(
    [
      { columns: [1], values: [2] },
      { columns: [], values: [] },
    ],
    2,
  );
  expect([...times(rows, Float32Array.of(1, 2, 3, 4), 2)]).toEqual([6, 8, 0, 0]);
});
