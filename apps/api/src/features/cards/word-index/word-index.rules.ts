import { GrowingArray } from './growing-array.ts';
import { type Marks, NumberedTexts } from './numbered-texts.ts';
import { partsOf } from './text-parts.rules.ts';
import { Vocabulary } from './vocabulary.ts';

/** What a card takes in the map of places. */
const placeBytes = 50;
/** With a larger share of old texts the index is to be built again. */
const mostOld = 0.25;

/**
 * The texts of cards as numbers of their words. A term is looked up in the vocabulary first; then only numbers are
 * compared. Finds exactly the cards whose text contains the term.
 */
export class WordIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #texts = new NumberedTexts();
  /** By text: its card, and 1 where the card has another text by now. */
  readonly #cards = new GrowingArray((length) => new Float64Array(length));
  readonly #old = new GrowingArray((length) => new Uint8Array(length));
  /** By card: its present text. */
  readonly #present = new Map<number, number>();

  /** The memory it takes, as an estimate. */
  get bytes(): number {
    const lists = [this.#vocabulary, this.#texts, this.#cards, this.#old];
    return lists.reduce((sum, { bytes }) => sum + bytes, this.#present.size * placeBytes);
  }

  /** Whether so many of its texts are old that it should be built again. */
  get isWorn(): boolean {
    return this.#texts.length - this.#present.size > this.#texts.length * mostOld;
  }

  /** Adds the text of a card, as search sees it. It replaces one that the card had before. */
  add(cardId: number, text: string): void {
    const before = this.#present.get(cardId);
    if (before !== undefined) this.#old.values[before] = 1;
    this.#present.set(cardId, this.#texts.length);
    this.#texts.add(partsOf(text).map((part) => this.#vocabulary.add(part)));
    this.#cards.push(cardId);
    this.#old.push(0);
  }

  /** The ids of the cards whose text contains a term, which neither begins nor ends with a separator. */
  matching(term: string): Float64Array<ArrayBuffer> {
    const wanted = this.#wanted(partsOf(term));
    if (!wanted) return new Float64Array();
    const found = this.#texts.with(wanted);
    const ids = new Float64Array(this.#present.size);
    let count = 0;
    for (let text = 0; text < found.length; text += 1) {
      if (found[text] === 0 || this.#old.values[text] === 1) continue;
      ids[count] = this.#cards.values[text] ?? 0;
      count += 1;
    }
    return ids.slice(0, count);
  }

  /**
   * For each part of a term the parts of texts that it can stand in: a single one anywhere; of several the first at the
   * end, the last at the beginning, and those between as a whole. Undefined where no text has one of them.
   */
  #wanted(parts: readonly string[]): readonly Marks[] | undefined {
    const last = parts.length - 1;
    const wanted = parts.map((part, at) =>
      this.#vocabulary.marksOf((candidate) => {
        if (last === 0) return candidate.includes(part);
        if (at === 0) return candidate.endsWith(part);
        return at === last ? candidate.startsWith(part) : candidate === part;
      }),
    );
    return wanted.every((marks) => marks !== undefined) ? wanted : undefined;
  }
}
