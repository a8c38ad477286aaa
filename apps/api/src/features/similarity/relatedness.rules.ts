import { type Prominence, prominenceOf, termNumber } from '#platform/words/card-terms.ts';
import { isCountry } from '#platform/words/country-names.ts';
import { isGeneric } from '#platform/words/generic-words.ts';
import { weightOfForm } from '#platform/words/subject-phrases.rules.ts';
import type { Entry } from './model/vocabulary.ts';

/** What terms say about the subject of a card, by their numbers. */
export interface TermMeanings {
  /** Inverse document frequency, less for words that occur in cards of any subject. */
  readonly rarity: Float32Array;
  /** How much it says that two cards share the term: 1 for a subject, less for a country, 0 for a word of any subject. */
  readonly meaning: Float32Array;
  /** 1 for terms of many cards: as tags they are a way to sort all cards rather than a subject. */
  readonly isCommon: Uint8Array;
}

const ofAny = { rarity: 0.1, ofPair: 0.4 };
const ofCountry = { rarity: 0.5, meaning: 0.5 };
const common = { cards: 8, share: 1 / 12 };

/** What the terms say that were learned from `count` cards. */
export function meaningsOf(terms: readonly Entry[], shown: readonly string[], count: number): TermMeanings {
  const rarity = new Float32Array(terms.length);
  const meaning = new Float32Array(terms.length);
  const isCommon = new Uint8Array(terms.length);
  terms.forEach(({ term, weight }, number) => {
    const words = term.split(' ');
    const isPlace = words.every((word) => isCountry(word) || isGeneric(word));
    const isAny =
      words.every(isGeneric) || weightOfForm({ key: term, shown: shown[number] ?? '', words: words.length }) === 0;
    rarity[number] =
      weight * (isAny ? (words.length > 1 ? ofAny.ofPair : ofAny.rarity) : isPlace ? ofCountry.rarity : 1);
    meaning[number] = isAny ? 0 : isPlace ? ofCountry.meaning : 1;
    isCommon[number] = (count + 1) / Math.exp(weight) > Math.max(common.cards, count * common.share) ? 1 : 0;
  });
  return { rarity, meaning, isCommon };
}

/** A term that is a subject of a card says more about it than one that it mentions. */
const weightOf: Readonly<Record<Prominence, number>> = { 0: 1, 1: 1.5, 2: 2.5 };
/**
 * How much it says that two cards share a term, by how prominent it is in both: enough if it is a subject of both, half of
 * that if it is in one title and mentioned in the other card, little if both only mention it.
 */
const evidenceOf = { bothAbout: 2, titleAndMentioned: 1, mentioned: 0.25 };
/** A term of many cards says only half as much. */
const ofCommon = 0.5;
/** Cards that are less similar, by their vectors and by their terms, must share more. */
const enoughEvidence = { ofSimilar: 2, ofOthers: 3 };
const similarFrom = 0.4;
/** A card with a single term that says something, such as the page of a section, is not about the same as a full card. */
const page = { most: 1, besides: 5 };
const leastInCommon = 0.14;

/**
 * How closely two cards are related, 0 to 1; 0 if they share too little to be about the same subject, such as a country
 * or a word of any subject. It is the cosine of the angle between their terms (see `cardTerm`), weighted by how rare
 * they are among all cards and how prominent in the card (Salton and Buckley, Term-weighting approaches in automatic
 * text retrieval, 1988). `similarity` is that of their vectors.
 */
export function relatedness(
  one: ArrayLike<number>,
  other: ArrayLike<number>,
  similarity: number,
  meanings: TermMeanings,
): number {
  const found = new Map<number, number>();
  for (let at = 0; at < one.length; at += 1) found.set(termNumber(one[at] as number), one[at] as number);
  let product = 0;
  let evidence = 0;
  for (let at = 0; at < other.length; at += 1) {
    const second = other[at] as number;
    const term = termNumber(second);
    const first = found.get(term);
    if (first === undefined) continue;
    product += weightIn(first, meanings) * weightIn(second, meanings);
    const [less = 0, more = 0] = [prominenceOf(first), prominenceOf(second)].sort((a, b) => a - b);
    evidence += (meanings.meaning[term] ?? 0) * evidenceFrom(less, more, meanings.isCommon[term] === 1);
  }
  if (product === 0) return 0;
  const cosine = product / Math.sqrt(squared(one, meanings) * squared(other, meanings));
  const enough = Math.max(similarity, cosine) >= similarFrom ? enoughEvidence.ofSimilar : enoughEvidence.ofOthers;
  const terms = [saying(one, meanings), saying(other, meanings)];
  const isWithPage = Math.min(...terms) <= page.most && Math.max(...terms) >= page.besides;
  if (evidence < enough || isWithPage) return 0;
  return cosine >= leastInCommon ? Math.min(1, cosine) : 0;
}

function evidenceFrom(less: number, more: number, isCommon: boolean): number {
  if (less >= 1 && more === 2) return isCommon ? evidenceOf.bothAbout * ofCommon : evidenceOf.bothAbout;
  if (less >= 1 && !isCommon) return evidenceOf.bothAbout;
  return more === 2 ? evidenceOf.titleAndMentioned : evidenceOf.mentioned;
}

/** The number of terms that say what a card is about. */
function saying(cardTerms: ArrayLike<number>, { meaning }: TermMeanings): number {
  let count = 0;
  for (let at = 0; at < cardTerms.length; at += 1) if (meaning[termNumber(cardTerms[at] as number)]) count += 1;
  return count;
}

const weightIn = (cardTerm: number, { rarity }: TermMeanings): number =>
  (rarity[termNumber(cardTerm)] ?? 0) * weightOf[prominenceOf(cardTerm)];

function squared(cardTerms: ArrayLike<number>, meanings: TermMeanings): number {
  let sum = 0;
  for (let at = 0; at < cardTerms.length; at += 1) sum += weightIn(cardTerms[at] as number, meanings) ** 2;
  return sum;
}
