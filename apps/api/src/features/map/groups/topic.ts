import { termNumber } from '#platform/words/card-terms.ts';
import { isCountry } from '#platform/words/country-names.ts';
import { areAlike } from '#platform/words/subject-phrases.rules.ts';
import { type Strengths, strengthAt, type Terms } from './terms.ts';

/** A subject that cards share, named by a term. */
export interface Topic {
  readonly term: number;
  /** Other terms whose cards are about it too: the first word of the term on its own, and other forms of the term. */
  readonly also: readonly number[];
}

/** The rows of the cards that are about each term. */
export type CardsOfTerms = ReadonlyMap<number, readonly number[]>;

/** The first word of a pair stands for the pair if this share of the cards about the word are about the pair. */
const stands = 0.5;
const alsoWeight = 0.8;

export function cardsOfTerms(rows: Iterable<number>, strengths: readonly Strengths[]): CardsOfTerms {
  const found = new Map<number, number[]>();
  for (const row of rows) {
    for (const term of strengths[row]?.keys() ?? []) {
      const own = found.get(term);
      if (own) own.push(row);
      else found.set(term, [row]);
    }
  }
  return found;
}

/**
 * The topic that a term names among some cards. «Quantum computing» includes cards on «quantum» if most of these are
 * about quantum computing; «climate tech» does not include all cards on the climate.
 */
export function topicOfTerm(term: number, having: CardsOfTerms, forms: FormsOfTerms, terms: Terms): Topic {
  const kind = terms.kindOf(term);
  const own = new Set(having.get(term));
  const ofKind = kind === undefined ? [] : (having.get(kind) ?? []);
  const isKnown = kind !== undefined && terms.weight(kind) > 0 && !isCountry(terms.key(kind));
  const both = isKnown ? ofKind.filter((row) => own.has(row)).length : 0;
  const standsFor = isKnown && ofKind.length > 0 && both >= ofKind.length * stands ? [kind] : [];
  return { term, also: [...standsFor, ...forms.of(term)] };
}

/** How strongly a card is about a topic, 0 to 1. */
export function strengthOfTopic(strengths: Strengths | undefined, { term, also }: Topic): number {
  let found = strengths?.get(term) ?? 0;
  for (const other of also) found = Math.max(found, alsoWeight * (strengths?.get(other) ?? 0));
  return found;
}

/** Whether a card with some terms is about a topic. */
export function isAboutTopic(cardTerms: ArrayLike<number>, { term, also }: Topic, terms: Terms): boolean {
  for (let at = 0; at < cardTerms.length; at += 1) {
    const own = termNumber(cardTerms[at] as number);
    if ((own === term || also.includes(own)) && strengthAt(cardTerms, at, terms) > 0) return true;
  }
  return false;
}

const sharedLetters = 3;

/** How much longer another form of a single word can be, and how long the shorter one must be. */
const ending = { longest: 2, ofWord: 6 };

/** Finds the other forms of terms, such as «global economic» and «global economies», or «Wärmepumpe» and «Wärmepumpen». */
export class FormsOfTerms {
  readonly #terms: Terms;
  readonly #alike: ReadonlyMap<string, readonly number[]>;

  constructor(candidates: readonly number[], terms: Terms) {
    this.#terms = terms;
    this.#alike = Map.groupBy(candidates, (term) => this.#beginnings(term));
  }

  of(term: number): number[] {
    const words = this.#terms.key(term).split(' ');
    const isForm = words.length === 1 ? areForms : areAlike;
    return (this.#alike.get(this.#beginnings(term)) ?? []).filter((other) => {
      const others = this.#terms.key(other).split(' ');
      return other !== term && words.every((word, at) => isForm(word, others[at] ?? ''));
    });
  }

  #beginnings(term: number): string {
    const words = this.#terms.key(term).split(' ');
    const letters = words.length === 1 ? ending.ofWord : sharedLetters;
    return words.map((word) => word.slice(0, letters)).join(' ');
  }
}

/** Whether one word is the other one with an ending. */
function areForms(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= ending.ofWord && long.length - short.length <= ending.longest && long.startsWith(short);
}
