import type { Buckets } from './buckets.rules.ts';
import { dotsAt, dotsInRow } from './dot.rules.ts';
import { NearestList } from './nearest-list.ts';

/** A search result, with the cosine of its angle to the search vector: 1 for the same direction. */
export interface Near {
  readonly row: number;
  readonly similarity: number;
}

/** With fewer vectors than this, all are compared. */
export const comparedExactly = 5000;
/** The share of the buckets that is searched: with it recall at 10 is above 0.95, see `npm run bench -- map`. */
const searchedShare = 0.12;
const minSearched = 8;

/**
 * Finds the nearest of many vectors of length 1 by the cosine: exactly if there are few; otherwise in the buckets whose
 * centres are nearest (an inverted file, Jégou and others, Product quantization for nearest neighbor search, 2011).
 */
export class VectorIndex {
  readonly count: number;
  readonly #dimensions: number;
  readonly #centroids: Float32Array;
  /** The vectors, ordered by bucket, since sequential memory is read fastest. */
  readonly #vectors: Float32Array;
  /** The row at each position among the vectors, and the position of each row. */
  readonly #rows: Int32Array;
  readonly #places: Int32Array;
  /** The position at which each bucket begins, and one more entry for the end of the last. */
  readonly #starts: Int32Array;
  /** Reused between searches, which is faster than creating them again. */
  readonly #products: Float64Array;
  #nearBuckets = new NearestList(0);

  /** Without buckets all vectors are compared. */
  constructor(vectors: Float32Array, dimensions: number, buckets?: Buckets) {
    this.count = vectors.length / dimensions;
    this.#dimensions = dimensions;
    this.#centroids = buckets?.centroids ?? new Float32Array(dimensions);
    const { rows, starts } = sorted(buckets?.of ?? new Uint16Array(this.count), this.#centroids.length / dimensions);
    this.#rows = rows;
    this.#starts = starts;
    this.#products = new Float64Array(Math.max(this.count, starts.length));
    this.#places = new Int32Array(this.count);
    this.#vectors = new Float32Array(vectors.length);
    rows.forEach((row, place) => {
      this.#places[row] = place;
      this.#vectors.set(vectors.subarray(row * dimensions, (row + 1) * dimensions), place * dimensions);
    });
  }

  /** The memory of the vectors, in bytes. */
  get bytes(): number {
    return this.#vectors.byteLength;
  }

  /** True where all vectors are compared. */
  get isExact(): boolean {
    return this.#starts.length === 2;
  }

  /** All rows, ordered by bucket. Processing them in this order makes good use of the memory cache. */
  get rows(): Int32Array {
    return this.#rows;
  }

  /** The vector of a row. */
  vectorAt(row: number): Float32Array {
    const from = (this.#places[row] as number) * this.#dimensions;
    return this.#vectors.subarray(from, from + this.#dimensions);
  }

  /** The cosines of the angles between a row and the first `count` of others, which are replaced by their positions. */
  similarities(row: number, others: Int32Array, count: number): Float64Array {
    for (let at = 0; at < count; at += 1) others[at] = this.#places[others[at] as number] as number;
    dotsAt(
      this.#vectors,
      (this.#places[row] as number) * this.#dimensions,
      this.#vectors,
      others,
      count,
      this.#dimensions,
      this.#products,
    );
    return this.#products;
  }

  /** Up to `count` accepted rows, nearest first. Zero vectors are near to nothing. */
  nearest(vector: Float32Array, count: number, accepts: (row: number) => boolean = () => true): Near[] {
    const list = new NearestList(count);
    const buckets = this.#starts.length - 1;
    this.search(vector, list, Math.max(minSearched, Math.ceil(buckets * searchedShare)), accepts);
    return Array.from({ length: list.count }, (_, at) => ({
      row: list.rows[at] as number,
      similarity: list.similarities[at] as number,
    }));
  }

  /** Fills a list with the nearest rows of the `searched` nearest buckets. */
  search(vector: Float32Array, list: NearestList, searched: number, accepts: (row: number) => boolean): void {
    list.clear();
    const products = this.#products;
    for (const bucket of this.#nearestBuckets(vector, searched)) {
      const start = this.#starts[bucket] as number;
      const size = (this.#starts[bucket + 1] as number) - start;
      dotsInRow(vector, 0, this.#vectors, start * this.#dimensions, size, this.#dimensions, products);
      for (let at = 0; at < size; at += 1) {
        const similarity = products[at] as number;
        if (similarity <= 0 || !list.wants(similarity)) continue;
        const row = this.#rows[start + at] as number;
        if (accepts(row)) list.offer(row, similarity);
      }
    }
  }

  #nearestBuckets(vector: Float32Array, searched: number): Int32Array {
    const size = this.#starts.length - 1;
    const wanted = Math.min(size, searched);
    if (this.#nearBuckets.rows.length !== wanted) this.#nearBuckets = new NearestList(wanted);
    const list = this.#nearBuckets;
    list.clear();
    dotsInRow(vector, 0, this.#centroids, 0, size, this.#dimensions, this.#products);
    for (let bucket = 0; bucket < size; bucket += 1) list.offer(bucket, this.#products[bucket] as number);
    return list.rows;
  }
}

/** The rows of each bucket, one bucket after the other, and where each begins. */
function sorted(bucketOf: Uint16Array, buckets: number): { rows: Int32Array; starts: Int32Array } {
  const starts = new Int32Array(buckets + 1);
  for (const bucket of bucketOf) starts[bucket + 1] = (starts[bucket + 1] as number) + 1;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    starts[bucket + 1] = (starts[bucket + 1] as number) + (starts[bucket] as number);
  }
  const rows = new Int32Array(bucketOf.length);
  const next = starts.slice();
  bucketOf.forEach((bucket, row) => {
    const place = next[bucket] as number;
    rows[place] = row;
    next[bucket] = place + 1;
  });
  return { rows, starts };
}
