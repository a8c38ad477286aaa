type Numbers = Uint8Array | Uint32Array | Float64Array;

const firstLength = 1024;
/** The factor by which a full array grows: a compromise between few copies and little unused memory. */
const growth = 1.5;

/** Numbers in a typed array that grows when it is full. */
export class GrowingArray<T extends Numbers> {
  readonly #make: (length: number) => T;
  #values: T;
  #length = 0;

  /** `make` creates an empty array of a length. */
  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#values = make(firstLength);
  }

  get length(): number {
    return this.#length;
  }

  /** The underlying array, which is longer than the added values. Valid until the next `push`. */
  get values(): T {
    return this.#values;
  }

  /** Its size in bytes. */
  get bytes(): number {
    return this.#values.byteLength;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const longer = this.#make(Math.ceil(this.#length * growth));
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }
}
