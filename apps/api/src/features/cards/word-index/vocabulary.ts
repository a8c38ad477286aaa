/** The bytes of an entry in the list and in the map, apart from its characters. */
const entryBytes = 100;
const bytesPerCharacter = 2;

/** The distinct parts of texts, each with a number from 0. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #parts: string[] = [];
  #bytes = 0;

  get length(): number {
    return this.#parts.length;
  }

  /** Its estimated size in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The number of a part. A new part is added. */
  add(part: string): number {
    const known = this.#numbers.get(part);
    if (known !== undefined) return known;
    const number = this.#parts.length;
    const copy = copyOf(part);
    this.#numbers.set(copy, number);
    this.#parts.push(copy);
    this.#bytes += entryBytes + bytesPerCharacter * part.length;
    return number;
  }

  /** For each number, 1 if the part is wanted, otherwise 0. Undefined if none is wanted. */
  marksOf(isWanted: (part: string) => boolean): Uint8Array | undefined {
    const marks = new Uint8Array(this.#parts.length);
    let isAny = false;
    for (const [number, part] of this.#parts.entries()) {
      if (!isWanted(part)) continue;
      marks[number] = 1;
      isAny = true;
    }
    return isAny ? marks : undefined;
  }
}

/** A copy of a string: a part cut from a text would otherwise keep the whole text in memory. */
const copyOf = (part: string): string => Buffer.from(part, 'utf16le').toString('utf16le');
