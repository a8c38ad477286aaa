import type { Features } from './features.rules.ts';
import { pairSign } from './features.rules.ts';

/** A term that cards are compared by. */
export interface Entry {
  readonly term: string;
  /** Inverse document frequency. */
  readonly weight: number;
}

/** The terms and parts of words by which cards are compared, with their weights. */
export interface Vocabulary {
  readonly terms: readonly Entry[];
  readonly grams: readonly Entry[];
}

const maxTerms = 12_000;
const maxGrams = 6000;
/** A term in a larger share of the cards is not characteristic, unless there are few cards. */
const tooCommon = 0.35;
const fewCards = 12;

/**
 * Chooses the terms by which cards are compared: those that occur in at least two cards, the most frequent ones if
 * there are too many. The weight of a term is its inverse document frequency (Spärck Jones, A statistical
 * interpretation of term specificity, 1972).
 */
export class VocabularyBuilder {
  readonly #terms = new Map<string, number>();
  readonly #grams = new Map<string, number>();
  #cards = 0;

  add({ terms, grams }: Features): void {
    this.#cards += 1;
    for (const term of terms.keys()) this.#terms.set(term, (this.#terms.get(term) ?? 0) + 1);
    for (const gram of grams.keys()) this.#grams.set(gram, (this.#grams.get(gram) ?? 0) + 1);
    if (this.#terms.size > forgetAbove) this.#forgetRare();
  }

  build(): Vocabulary {
    return { terms: this.#chosen(this.#terms, maxTerms), grams: this.#chosen(this.#grams, maxGrams) };
  }

  #chosen(counts: ReadonlyMap<string, number>, max: number): Entry[] {
    const cards = this.#cards;
    const isUseful = (count: number) => count >= 2 && (cards < fewCards || count <= cards * tooCommon);
    return [...counts]
      .filter(([, count]) => isUseful(count))
      .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
      .slice(0, max)
      .map(([term, count]) => ({ term, weight: Math.log((cards + 1) / count) }));
  }

  /**
   * The number of pairs of words is unbounded. Pairs seen only once are dropped; a frequent one is soon counted again.
   */
  #forgetRare(): void {
    for (const [term, count] of this.#terms) if (count === 1 && term.includes(pairSign)) this.#terms.delete(term);
  }
}

const forgetAbove = 1_500_000;
