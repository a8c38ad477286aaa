import { GrowingArray } from './growing-array.ts';

/** What a part of a term may be in a text: for each number of the vocabulary 1 or 0. */
export type Marks = Uint8Array;

const numbers = () => new GrowingArray((length) => new Uint32Array(length));

/**
 * Texts are looked through from beginning to end when one in so many of all parts, or more, is wanted: reading them in
 * their order takes a hundredth of the time of going to each place of a part.
 */
const scanWhenOneIn = 128;
/** For every so many parts it is known which text they begin in. */
const blockBits = 6;

/** Texts as numbers of their parts. Each part knows where the same one stands before it. */
export class NumberedTexts {
  /** The parts of all texts, one text after the other. */
  readonly #parts = numbers();
  /** By index of a part: one more than the index of the same part before it, or 0. */
  readonly #before = numbers();
  /** By number of a part: one more than its last index, and how often it stands anywhere. */
  readonly #last = numbers();
  readonly #counts = numbers();
  /** By text: the index behind its last part. */
  readonly #ends = numbers();
  /** By block of parts: the text in which it begins. */
  readonly #textAt = numbers();

  /** How many texts there are. */
  get length(): number {
    return this.#ends.length;
  }

  /** The memory it takes. */
  get bytes(): number {
    const lists = [this.#parts, this.#before, this.#last, this.#counts, this.#ends, this.#textAt];
    return lists.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Adds a text by the numbers of its parts. New numbers follow those that were there. */
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

  /** By text 1 where parts as wanted stand in a row, otherwise 0. */
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

  /** Looks at the parts of each text until it is found. */
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

  /** Whether parts as wanted stand in a row that begins at one of some indexes. */
  #isBetween(wanted: readonly Marks[], from: number, to: number): boolean {
    const parts = this.#parts.values;
    const first = wanted[0];
    if (!first) return false;
    for (let at = from; at <= to; at += 1) {
      if (first[parts[at] ?? 0] === 1 && (wanted.length === 1 || this.#stand(wanted, at))) return true;
    }
    return false;
  }

  /** Goes from each place of the rarest part to the one before it. */
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

  /** The text that the part of an index stands in. */
  #textOf(at: number): number {
    const ends = this.#ends.values;
    let text = this.#textAt.values[at >> blockBits] ?? 0;
    while ((ends[text] ?? 0) <= at) text += 1;
    return text;
  }

  /** Whether parts as wanted stand in a row from an index on. */
  #stand(wanted: readonly Marks[], from: number): boolean {
    const parts = this.#parts.values;
    for (let at = 0; at < wanted.length; at += 1) if (wanted[at]?.[parts[from + at] ?? 0] !== 1) return false;
    return true;
  }
}
