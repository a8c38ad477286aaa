import { seededRandom } from '#platform/numbers/random.ts';

const rounds = 40;

/**
 * Places vectors along the two directions in which they differ most: principal component analysis by subspace
 * iteration. Returns x and y of each, concatenated, with a standard deviation of 1 along the first axis.
 */
export function principalAxes(vectors: Float32Array, dimensions: number): Float32Array {
  const count = vectors.length / dimensions;
  const mean = new Float64Array(dimensions);
  for (let at = 0; at < vectors.length; at += 1)
    mean[at % dimensions] = (mean[at % dimensions] as number) + (vectors[at] as number) / count;
  const covariance = new Float64Array(dimensions * dimensions);
  for (let from = 0; from < vectors.length; from += dimensions) {
    for (let a = 0; a < dimensions; a += 1) {
      const value = (vectors[from + a] as number) - (mean[a] as number);
      for (let b = 0; b < dimensions; b += 1) {
        const at = a * dimensions + b;
        covariance[at] = (covariance[at] as number) + value * ((vectors[from + b] as number) - (mean[b] as number));
      }
    }
  }
  const random = seededRandom(dimensions);
  let first = Float64Array.from({ length: dimensions }, () => random() - 0.5);
  let second = Float64Array.from({ length: dimensions }, () => random() - 0.5);
  for (let round = 0; round < rounds; round += 1) {
    first = unit(applied(covariance, first));
    second = applied(covariance, second);
    const shared = product(first, second);
    second = unit(second.map((value, d) => value - shared * (first[d] as number)));
  }
  const placed = new Float32Array(count * 2);
  for (let row = 0; row < count; row += 1) {
    for (let d = 0; d < dimensions; d += 1) {
      const value = (vectors[row * dimensions + d] as number) - (mean[d] as number);
      placed[2 * row] = (placed[2 * row] as number) + value * (first[d] as number);
      placed[2 * row + 1] = (placed[2 * row + 1] as number) + value * (second[d] as number);
    }
  }
  return scaledToOne(placed);
}

const product = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, d) => sum + value * (b[d] as number), 0);

const applied = (matrix: Float64Array, vector: Float64Array): Float64Array<ArrayBuffer> => {
  const size = vector.length;
  return Float64Array.from({ length: size }, (_, row) =>
    product(matrix.subarray(row * size, (row + 1) * size), vector),
  );
};

const unit = (vector: Float64Array): Float64Array<ArrayBuffer> => {
  const length = Math.sqrt(product(vector, vector));
  return Float64Array.from(vector, (value) => (length < 1e-12 ? 0 : value / length));
};

function scaledToOne(placed: Float32Array): Float32Array {
  let sum = 0;
  for (let at = 0; at < placed.length; at += 2) sum += (placed[at] as number) ** 2;
  const deviation = Math.sqrt(sum / Math.max(1, placed.length / 2));
  return deviation < 1e-9 ? placed : placed.map((value) => value / deviation);
}
