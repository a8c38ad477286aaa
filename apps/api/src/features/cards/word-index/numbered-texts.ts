import { GrowingArray } from './growing-array.ts';

/** The vocabulary entries that match one part of a term: 1 or 0 for each number. */
export type Marks = Uint8Array;

const numbers = () => new GrowingArray((length) => new Uint32Array(length));

/**
 * Texts are scanned from beginning to end when at least one in this many of all parts is wanted: reading parts in order
 * takes a hundredth of the time of jumping to each of them.
 */
const scanWhenOneIn = 128;
/** For every block of this many parts (as a power of two), the text in which the block begins is stored. */
const blockBits = 6;

/** Texts as numbers of their parts. Each part refers to the previous occurrence of the same part. */
export class NumberedTexts {
  /** The parts of all texts, one text after the other. */
  readonly #parts = numbers();
  /** By index of a part: one more than the index of the previous occurrence of the same part, or 0. */
  readonly #before = numbers();
  /** By number of a part: one more than its last index, and its number of occurrences. */
  readonly #last = numbers();
  readonly #counts = numbers();
  /** By text: the index after its last part. */
  readonly #ends = numbers();
  /** By block of parts: the text in which it begins. */
  readonly #textAt = numbers();

  /** How many texts there are. */
  get length(): number {
    return this.#ends.length;
  }

  /** Its size in bytes. */
  get bytes(): number {
    const lists = [this.#parts, this.#before, this.#last, this.#counts, this.#ends, this.#textAt];
    return lists.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Adds a text by the numbers of its parts. New numbers must follow the existing ones. */
  add(parts: readonly number[]): void {
    for (const part of parts) {
      const at = this.#parts.length;
      if (part === this.#last.length) {
        this.#last.push(0);
        this.#counts.push(0);
      }
      if (at % 2 ** blockBits === 0) this.#textAt.push(this.#ends.length);
      this.#parts.push(part);
      this.#before.push(this.#last.values[part] ?? 0);
      this.#last.values[part] = at + 1;
      this.#counts.values[part] = (this.#counts.values[part] ?? 0) + 1;
    }
    this.#ends.push(this.#parts.length);
  }

  /** For each text, 1 if it contains consecutive parts as wanted, otherwise 0. */
  with(wanted: readonly Marks[]): Uint8Array {
    const counts = wanted.map((marks) => this.#countOf(marks));
    const fewest = Math.min(...counts);
    const anchor = counts.indexOf(fewest);
    return fewest * scanWhenOneIn > this.#parts.length ? this.#scan(wanted) : this.#follow(wanted, anchor);
  }

  #countOf(marks: Marks): number {
    const counts = this.#counts.values;
    let count = 0;
    for (let part = 0; part < marks.length; part += 1) if (marks[part] === 1) count += counts[part] ?? 0;
    return count;
  }

  /** Scans the parts of every text, up to the first match in each. */
  #scan(wanted: readonly Marks[]): Uint8Array {
    const found = new Uint8Array(this.length);
    const ends = this.#ends.values;
    let from = 0;
    for (let text = 0; text < found.length; text += 1) {
      const to = ends[text] ?? 0;
      if (this.#isBetween(wanted, from, to - wanted.length)) found[text] = 1;
      from = to;
    }
    return found;
  }

  /** Whether parts as wanted follow each other from one of the indexes between `from` and `to`. */
  #isBetween(wanted: readonly Marks[], from: number, to: number): boolean {
    const parts = this.#parts.values;
    const first = wanted[0];
    if (!first) return false;
    for (let at = from; at <= to; at += 1) {
      if (first[parts[at] ?? 0] === 1 && (wanted.length === 1 || this.#stand(wanted, at))) return true;
    }
    return false;
  }

  /** Goes from each occurrence of the rarest part to the previous one. */
  #follow(wanted: readonly Marks[], anchor: number): Uint8Array {
    const [before, ends] = [this.#before.values, this.#ends.values];
    const found = new Uint8Array(this.length);
    for (const [part, isWanted] of wanted[anchor]?.entries() ?? []) {
      if (isWanted === 0) continue;
      for (let next = this.#last.values[part] ?? 0; next > 0; next = before[next - 1] ?? 0) {
        const text = this.#textOf(next - 1);
        if (found[text] === 1) continue;
        const from = next - 1 - anchor;
        const isInside = from >= (ends[text - 1] ?? 0) && from + wanted.length <= (ends[text] ?? 0);
        if (isInside && this.#stand(wanted, from)) found[text] = 1;
      }
    }
    return found;
  }

  /** The text that contains the part at an index. */
  #textOf(at: number): number {
    const ends = this.#ends.values;
    let text = this.#textAt.values[at >> blockBits] ?? 0;
    while ((ends[text] ?? 0) <= at) text += 1;
    return text;
  }

  /** Whether parts as wanted follow each other from an index on. */
  #stand(wanted: readonly Marks[], from: number): boolean {
    const parts = this.#parts.values;
    for (let at = 0; at < wanted.length; at += 1) if (wanted[at]?.[parts[from + at] ?? 0] !== 1) return false;
    return true;
  }
}
