type Numbers = Uint8Array | Uint32Array | Float64Array;

const firstLength = 1024;
/** How much longer the array becomes when it is full: few copies, and little that is not used. */
const growth = 1.5;

/** Numbers in a typed array that becomes longer when it is full. */
export class GrowingArray<T extends Numbers> {
  readonly #make: (length: number) => T;
  #values: T;
  #length = 0;

  /** `make` makes an empty array of a length. */
  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#values = make(firstLength);
  }

  get length(): number {
    return this.#length;
  }

  /** The array itself, which is longer than what was added to it. Valid until the next `push`. */
  get values(): T {
    return this.#values;
  }

  /** The memory it takes. */
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
