import { inTurns } from '../queue/in-turns.ts';
import { dotsInRow } from './dot.rules.ts';
import { NearestList } from './nearest-list.ts';
import { unitVectors } from './stored-vectors.ts';
import type { Near } from './vector-index.ts';

/** The number of vectors processed without a pause: less than the time for which the main thread may be blocked. */
const rowsAtOnce = 256;

/**
 * Many long vectors, all of which are compared in a search. Preparing and searching them is done in turns: for 100,000
 * vectors of 512 components the two take about half a second and 50 ms.
 */
export class ComparedVectors {
  readonly #vectors: Float32Array;
  readonly #dimensions: number;

  private constructor(vectors: Float32Array, dimensions: number) {
    this.#vectors = vectors;
    this.#dimensions = dimensions;
  }

  /** Prepares stored vectors, which are concatenated. */
  static async prepare(stored: Int8Array, dimensions: number): Promise<ComparedVectors> {
    const vectors = new Float32Array(stored.length);
    await inTurns(parts(stored.length / dimensions), ({ from, to }) => {
      const some = stored.subarray(from * dimensions, to * dimensions);
      vectors.set(unitVectors(some, dimensions), from * dimensions);
    });
    return new ComparedVectors(vectors, dimensions);
  }

  /** The memory of the vectors, in bytes. */
  get bytes(): number {
    return this.#vectors.byteLength;
  }

  /** Up to `count` rows nearest to a vector of length 1, nearest first. Zero vectors are near to nothing. */
  async nearest(vector: Float32Array, count: number): Promise<Near[]> {
    const list = new NearestList(count);
    const products = new Float64Array(rowsAtOnce);
    await inTurns(parts(this.#vectors.length / this.#dimensions), ({ from, to }) => {
      dotsInRow(vector, 0, this.#vectors, from * this.#dimensions, to - from, this.#dimensions, products);
      for (let row = from; row < to; row += 1) {
        const similarity = products[row - from] as number;
        if (similarity > 0) list.offer(row, similarity);
      }
    });
    return Array.from({ length: list.count }, (_, at) => ({
      row: list.rows[at] as number,
      similarity: list.similarities[at] as number,
    }));
  }
}

/** All rows, in parts of consecutive ones. */
function* parts(rows: number): Generator<{ readonly from: number; readonly to: number }> {
  for (let from = 0; from < rows; from += rowsAtOnce) yield { from, to: Math.min(rows, from + rowsAtOnce) };
}
