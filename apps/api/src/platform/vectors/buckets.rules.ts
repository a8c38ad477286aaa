import { seededRandom } from '../numbers/random.ts';
import { dotsInRow } from './dot.rules.ts';

/** Vectors divided into buckets of similar ones. */
export interface Buckets {
  /** The centre of each bucket, of length 1, concatenated. */
  readonly centroids: Float32Array;
  /** The bucket of each vector. */
  readonly of: Uint16Array;
}

const sampleOfBucket = 24;
const rounds = 6;

/**
 * Divides vectors of length 1 into about as many buckets as the square root of their number, by spherical k-means
 * (Dhillon and Modha, 2001) on a sample. The same vectors yield the same buckets.
 */
export function bucketsOf(vectors: Float32Array, dimensions: number): Buckets {
  const count = vectors.length / dimensions;
  const size = Math.max(1, Math.round(Math.sqrt(count)));
  const random = seededRandom(count);
  const sample = pick(count, Math.min(count, size * sampleOfBucket), random);
  let centroids = new Float32Array(size * dimensions);
  for (let bucket = 0; bucket < size; bucket += 1) {
    const from = (sample[Math.floor((bucket * sample.length) / size)] as number) * dimensions;
    centroids.set(vectors.subarray(from, from + dimensions), bucket * dimensions);
  }
  for (let round = 0; round < rounds; round += 1) centroids = moved(vectors, sample, centroids, dimensions);
  const of = new Uint16Array(count);
  for (let row = 0; row < count; row += 1) of[row] = nearestBucket(vectors, row * dimensions, centroids, dimensions);
  return { centroids, of };
}

/** Different numbers below `count`, in a random order. */
function pick(count: number, wanted: number, random: () => number): Int32Array {
  const numbers = Int32Array.from({ length: count }, (_, at) => at);
  for (let at = 0; at < wanted; at += 1) {
    const other = at + Math.floor(random() * (count - at));
    [numbers[at], numbers[other]] = [numbers[other] as number, numbers[at] as number];
  }
  return numbers.subarray(0, wanted);
}

function moved(
  vectors: Float32Array,
  sample: Int32Array,
  centroids: Float32Array,
  dimensions: number,
): Float32Array<ArrayBuffer> {
  const sums = new Float32Array(centroids.length);
  for (const row of sample) {
    const to = nearestBucket(vectors, row * dimensions, centroids, dimensions) * dimensions;
    for (let d = 0; d < dimensions; d += 1) {
      sums[to + d] = (sums[to + d] as number) + (vectors[row * dimensions + d] as number);
    }
  }
  for (let from = 0; from < sums.length; from += dimensions) {
    const part = sums.subarray(from, from + dimensions);
    const length = Math.sqrt(part.reduce((sum, value) => sum + value * value, 0));
    // The centre of an empty bucket stays where it was.
    if (length === 0) part.set(centroids.subarray(from, from + dimensions));
    else for (let d = 0; d < dimensions; d += 1) part[d] = (part[d] as number) / length;
  }
  return sums;
}

/** The bucket whose centre is nearest to the vector that begins at `from`. */
export function nearestBucket(
  vectors: Float32Array,
  from: number,
  centroids: Float32Array,
  dimensions: number,
): number {
  const count = centroids.length / dimensions;
  if (similarities.length < count) similarities = new Float64Array(count);
  dotsInRow(vectors, from, centroids, 0, count, dimensions, similarities);
  let best = 0;
  for (let bucket = 1; bucket < count; bucket += 1) {
    if ((similarities[bucket] as number) > (similarities[best] as number)) best = bucket;
  }
  return best;
}

/** Reused between calls, which is faster than creating them again. */
let similarities = new Float64Array(0);
