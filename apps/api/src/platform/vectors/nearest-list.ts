/** Keeps the `size` best of many candidates, best first; of equal ones the one with the lower number. */
export class NearestList {
  readonly rows: Int32Array;
  readonly similarities: Float32Array;
  #count = 0;

  constructor(size: number) {
    this.rows = new Int32Array(size);
    this.similarities = new Float32Array(size);
  }

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  /** True if a candidate with this similarity could still be among the best. */
  wants(similarity: number): boolean {
    const size = this.rows.length;
    return this.#count < size || similarity >= (this.similarities[size - 1] as number);
  }

  /** Inserts a row if it is better than the last one of a full list. Each row must be offered only once. */
  offer(row: number, similarity: number): void {
    const { rows, similarities } = this;
    const size = rows.length;
    if (size === 0) return;
    const last = size - 1;
    const isFull = this.#count === size;
    if (isFull && !isBefore(similarity, row, similarities[last] as number, rows[last] as number)) return;
    let at = isFull ? last : this.#count;
    if (!isFull) this.#count += 1;
    while (at > 0 && isBefore(similarity, row, similarities[at - 1] as number, rows[at - 1] as number)) {
      similarities[at] = similarities[at - 1] as number;
      rows[at] = rows[at - 1] as number;
      at -= 1;
    }
    similarities[at] = similarity;
    rows[at] = row;
  }
}

const isBefore = (similarity: number, row: number, other: number, otherRow: number): boolean =>
  similarity > other || (similarity === other && row < otherRow);
