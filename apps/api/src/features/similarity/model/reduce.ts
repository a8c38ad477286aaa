import { seededRandom } from '#platform/numbers/random.ts';
import { type SparseRows, times, transposedTimes } from './sparse-rows.ts';

/** The number of further directions that are computed, and how often the matrix is applied: both improve precision. */
const extra = 10;
const repeats = 3;

/**
 * Finds the directions in which rows differ most: the right singular vectors of the matrix, as a matrix of width ×
 * `dimensions`, by rows. Latent semantic analysis (Deerwester and others, 1990) by the randomised subspace iteration of
 * Halko, Martinsson and Tropp (Finding structure with randomness, 2011, algorithm 4.4). The same rows yield the same
 * directions. Directions in which nothing differs are zero.
 */
export function mainDirections(rows: SparseRows, dimensions: number): Float32Array {
  const width = rows.width;
  const tried = Math.min(dimensions + extra, width);
  const random = seededRandom(width);
  let directions: Float32Array = Float32Array.from({ length: width * tried }, () => random() * 2 - 1);
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    orthonormalise(directions, width, tried);
    directions = transposedTimes(rows, times(rows, directions, tried), tried);
  }
  orthonormalise(directions, width, tried);
  const inner = innerProducts(times(rows, directions, tried), tried);
  const order = eigenvectors(inner, tried);
  const found = new Float32Array(width * dimensions);
  for (let row = 0; row < width; row += 1) {
    for (let d = 0; d < Math.min(dimensions, tried); d += 1) {
      let sum = 0;
      for (let k = 0; k < tried; k += 1) {
        sum += (directions[row * tried + k] as number) * ((order[d] as Float64Array)[k] as number);
      }
      found[row * dimensions + d] = sum;
    }
  }
  return found;
}

/** Makes the columns of a matrix orthonormal, by Gram and Schmidt, twice; columns that depend on others become zero. */
function orthonormalise(matrix: Float32Array, rows: number, columns: number): void {
  for (let column = 0; column < columns; column += 1) {
    const before = norm(matrix, rows, columns, column);
    for (let pass = 0; pass < 2; pass += 1) {
      for (let other = 0; other < column; other += 1) {
        let dot = 0;
        for (let row = 0; row < rows; row += 1) {
          dot += (matrix[row * columns + column] as number) * (matrix[row * columns + other] as number);
        }
        for (let row = 0; row < rows; row += 1) {
          const at = row * columns + column;
          matrix[at] = (matrix[at] as number) - dot * (matrix[row * columns + other] as number);
        }
      }
    }
    const length = norm(matrix, rows, columns, column);
    const scale = length > before * 1e-5 && length > 0 ? 1 / length : 0;
    for (let row = 0; row < rows; row += 1) {
      const at = row * columns + column;
      matrix[at] = (matrix[at] as number) * scale;
    }
  }
}

function norm(matrix: Float32Array, rows: number, columns: number, column: number): number {
  let sum = 0;
  for (let row = 0; row < rows; row += 1) sum += (matrix[row * columns + column] as number) ** 2;
  return Math.sqrt(sum);
}

/** The products of the columns of a matrix with each other. */
function innerProducts(matrix: Float32Array, columns: number): Float64Array {
  const products = new Float64Array(columns * columns);
  for (let from = 0; from < matrix.length; from += columns) {
    for (let a = 0; a < columns; a += 1) {
      const value = matrix[from + a] as number;
      for (let b = a; b < columns; b += 1) {
        products[a * columns + b] = (products[a * columns + b] as number) + value * (matrix[from + b] as number);
      }
    }
  }
  for (let a = 0; a < columns; a += 1)
    for (let b = 0; b < a; b += 1) products[a * columns + b] = products[b * columns + a] as number;
  return products;
}

/** The eigenvectors of a symmetric matrix, the largest eigenvalue first, by the cyclic method of Jacobi. */
function eigenvectors(matrix: Float64Array, size: number): Float64Array[] {
  const vectors = new Float64Array(size * size);
  for (let d = 0; d < size; d += 1) vectors[d * size + d] = 1;
  const at = (row: number, column: number) => matrix[row * size + column] as number;
  for (let sweep = 0; sweep < 30; sweep += 1) {
    let rest = 0;
    for (let p = 0; p < size; p += 1) for (let q = p + 1; q < size; q += 1) rest += at(p, q) ** 2;
    if (rest < 1e-18) break;
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) rotate(matrix, vectors, size, p, q);
    }
  }
  return Array.from({ length: size }, (_, column) => column)
    .sort((a, b) => at(b, b) - at(a, a) || a - b)
    .map((column) => Float64Array.from({ length: size }, (_, row) => vectors[row * size + column] as number));
}

function rotate(matrix: Float64Array, vectors: Float64Array, size: number, p: number, q: number): void {
  const off = matrix[p * size + q] as number;
  if (Math.abs(off) < 1e-30) return;
  const theta = ((matrix[q * size + q] as number) - (matrix[p * size + p] as number)) / (2 * off);
  const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  const turn = (values: Float64Array, first: number, second: number) => {
    const a = values[first] as number;
    const b = values[second] as number;
    values[first] = cosine * a - sine * b;
    values[second] = sine * a + cosine * b;
  };
  for (let k = 0; k < size; k += 1) turn(matrix, k * size + p, k * size + q);
  for (let k = 0; k < size; k += 1) turn(matrix, p * size + k, q * size + k);
  for (let k = 0; k < size; k += 1) turn(vectors, k * size + p, k * size + q);
}
