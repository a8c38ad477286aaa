import { GrowingArray } from './growing-array.ts';
import { type Marks, NumberedTexts } from './numbered-texts.ts';
import { partsOf } from './text-parts.rules.ts';
import { Vocabulary } from './vocabulary.ts';

/** The bytes that a card takes in the map of its current texts. */
const placeBytes = 50;
/** If a larger share of the texts is old, the index should be rebuilt. */
const maxOutdatedShare = 0.25;

/**
 * The texts of cards as numbers of their words. A term is looked up in the vocabulary first; after that, only numbers
 * are compared. Finds exactly the cards whose text contains the term.
 */
export class WordIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #texts = new NumberedTexts();
  /** By text: its card, and 1 if the card has a newer text. */
  readonly #cards = new GrowingArray((length) => new Float64Array(length));
  readonly #old = new GrowingArray((length) => new Uint8Array(length));
  /** By card: its current text. */
  readonly #present = new Map<number, number>();

  /** Its estimated size in bytes. */
  get bytes(): number {
    const lists = [this.#vocabulary, this.#texts, this.#cards, this.#old];
    return lists.reduce((sum, { bytes }) => sum + bytes, this.#present.size * placeBytes);
  }

  /** Whether so many of its texts are old that it should be rebuilt. */
  get needsRebuild(): boolean {
    return this.#texts.length - this.#present.size > this.#texts.length * maxOutdatedShare;
  }

  /** Adds the searched text of a card. It replaces an earlier text of the card. */
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
   * For each part of a term, the vocabulary entries that can match it. A single part matches anywhere in an entry. Of
   * several, the first matches at the end, the last at the beginning, and those between match whole entries. Undefined
   * where no entry matches one of the parts.
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
