import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';

/** Stores values on disk, next to a file being written, so that they need no memory until the file is finished. */
export class Spool<T> {
  readonly #path: string;
  #count = 0;

  constructor(path: string) {
    this.#path = path;
  }

  put(value: T): void {
    writeFileSync(this.#file(this.#count), serialize(value));
    this.#count += 1;
  }

  /** Returns the values in the order in which they were put, removing each. */
  *take(): Generator<T> {
    for (let index = 0; index < this.#count; index += 1) {
      const file = this.#file(index);
      const value = deserialize(readFileSync(file)) as T;
      rmSync(file);
      yield value;
    }
  }

  #file(index: number): string {
    return `${this.#path}.later-${index}`;
  }
}
