import type { Features } from './features.rules.ts';
import { pairSign } from './features.rules.ts';

/** A term that cards are compared by. */
export interface Entry {
  readonly term: string;
  /** Inverse document frequency. */
  readonly weight: number;
}

/** The terms and parts of words that cards are compared by, with what each of them tells. */
export interface Vocabulary {
  readonly terms: readonly Entry[];
  readonly grams: readonly Entry[];
}

const mostTerms = 12_000;
const mostGrams = 6000;
/** A term that more of the cards have says nothing about any; in few cards it may. */
const tooCommon = 0.35;
const fewCards = 12;

/**
 * Chooses the terms by which cards are compared: those of at least two cards, the most frequent first if there are too
 * many. A term counts by its inverse document frequency (Spärck Jones, A statistical interpretation of term
 * specificity, 1972).
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
    return { terms: this.#chosen(this.#terms, mostTerms), grams: this.#chosen(this.#grams, mostGrams) };
  }

  #chosen(counts: ReadonlyMap<string, number>, most: number): Entry[] {
    const cards = this.#cards;
    const isUseful = (count: number) => count >= 2 && (cards < fewCards || count <= cards * tooCommon);
    return [...counts]
      .filter(([, count]) => isUseful(count))
      .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
      .slice(0, most)
      .map(([term, count]) => ({ term, weight: Math.log((cards + 1) / count) }));
  }

  /** Pairs of words are endless. Those seen once are forgotten: a frequent one is counted again soon. */
  #forgetRare(): void {
    for (const [term, count] of this.#terms) if (count === 1 && term.includes(pairSign)) this.#terms.delete(term);
  }
}

const forgetAbove = 1_500_000;
