import type { StoredKnowledge } from '#features/similarity/local/stored-knowledge.ts';
import { prominenceOf, prominences, termNumber } from '#platform/words/card-terms.ts';
import { weightOfForm } from '#platform/words/subject-phrases.rules.ts';

/** The terms by which cards are compared, by number: the form that is common to their variants, and their spelling. */
export interface TermList {
  readonly keys: readonly string[];
  readonly shown: readonly string[];
}

/** The terms of cards by row: `perRow` numbers for each (see `cardTerm`), most characteristic first, `noTerm` for none. */
export interface RowTerms extends TermList {
  readonly ofRows: Uint16Array;
  readonly perRow: number;
}

export const noTerm = 0xffff;

/** The terms of what has been learned from cards. */
export const termList = ({ knowledge, shown }: StoredKnowledge): TermList => ({
  keys: knowledge.vocabulary.terms.map(({ term }) => term),
  shown,
});

/** How strongly a card is about each of its terms, 0 to 1; terms that it mentions in passing are missing. */
export type Strengths = ReadonlyMap<number, number>;

const pairSign = ' ';

/** What is known of terms, by number. */
export class Terms {
  readonly shown: readonly string[];
  readonly #keys: readonly string[];
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #weights = new Map<number, number>();

  constructor({ keys, shown }: TermList) {
    this.shown = shown;
    this.#keys = keys;
    this.#numbers = new Map(keys.map((key, number) => [key, number]));
  }

  key(term: number): string {
    return this.#keys[term] ?? '';
  }

  isPair(term: number): boolean {
    return this.key(term).includes(pairSign);
  }

  /** The first word of a pair, which tells which kind of the second is meant; undefined for a single word. */
  kindOf(term: number): number | undefined {
    const [kind = '', head] = this.key(term).split(pairSign);
    return head === undefined ? undefined : this.#numbers.get(kind);
  }

  /** Whether two terms are the same, or one of them is a word of the other. */
  overlap(term: number, other: number): boolean {
    const words = this.key(other).split(pairSign);
    return this.key(term)
      .split(pairSign)
      .some((word) => words.includes(word));
  }

  /** How well a term names a subject by its form, see `weightOfForm`. */
  weight(term: number): number {
    const known = this.#weights.get(term);
    if (known !== undefined) return known;
    const key = this.key(term);
    const weight = weightOfForm({ key, shown: this.shown[term] ?? '', words: key.split(pairSign).length });
    this.#weights.set(term, weight);
    return weight;
  }
}

/** A pair of words among the first terms of a card is a subject of it, even if it is written only once. */
const firstTerms = 12;
const strengthOf = { titled: 1, repeated: 0.6, firstPair: 0.4 };

/** How strongly a card is about its terms, which are ordered by how characteristic they are, see `cardTerm`. */
export function strengthsOf(cardTerms: ArrayLike<number>, terms: Terms): Strengths {
  const found = new Map<number, number>();
  for (let at = 0; at < cardTerms.length; at += 1) {
    const strength = strengthAt(cardTerms, at, terms);
    if (strength > 0) found.set(termNumber(cardTerms[at] as number), strength);
  }
  return found;
}

/** How strongly a card is about one of its terms. */
export function strengthAt(cardTerms: ArrayLike<number>, at: number, terms: Terms): number {
  const cardTerm = cardTerms[at] as number;
  const prominence = prominenceOf(cardTerm);
  if (prominence === prominences.titled) return strengthOf.titled;
  if (prominence === prominences.repeated) return strengthOf.repeated;
  return at < firstTerms && terms.isPair(termNumber(cardTerm)) ? strengthOf.firstPair : 0;
}

/** How strongly the cards are about their terms, by row. */
export function strengthsOfRows({ ofRows, perRow }: RowTerms, terms: Terms): Strengths[] {
  return Array.from({ length: perRow === 0 ? 0 : ofRows.length / perRow }, (_, row) => {
    const own = ofRows.subarray(row * perRow, (row + 1) * perRow);
    const end = own.indexOf(noTerm);
    return strengthsOf(end < 0 ? own : own.subarray(0, end), terms);
  });
}

/** The terms of cards as `RowTerms`; a card that is not in `termsOf` has none. */
export function rowTerms(list: TermList, cardIds: Float64Array, termsOf: ReadonlyMap<number, Uint16Array>): RowTerms {
  let perRow = 0;
  for (const own of termsOf.values()) perRow = Math.max(perRow, own.length);
  const ofRows = new Uint16Array(cardIds.length * perRow).fill(noTerm);
  cardIds.forEach((id, row) => {
    ofRows.set(termsOf.get(id) ?? [], row * perRow);
  });
  return { ...list, ofRows, perRow };
}
