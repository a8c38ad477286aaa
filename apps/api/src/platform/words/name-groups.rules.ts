import { areAlike } from './subject-phrases.rules.ts';

/** A card of a group: the numbers of its most characteristic terms. */
type TermsOfCard = readonly number[] | Uint16Array;

/** Cards whose groups are to be named. */
export interface Named {
  /** The group of each card, numbered from 0. */
  readonly groups: readonly number[] | Int32Array;
  readonly terms: readonly TermsOfCard[];
  /** The spelling of each term, by number. */
  readonly shown: readonly string[];
  /** The number of groups. */
  readonly count: number;
  /** Terms that must not be used for a group, such as those of the group that contains it. */
  readonly avoid?: (group: number) => ReadonlySet<number>;
}

const termsOfName = 3;
/** Cards covered by a chosen term count less for the next one, so that the terms together cover more cards. */
const coveredWeight = 0.35;
/** A term whose weight is far below that of the first is left out. */
const smallestShare = 0.3;
/**
 * A term represents a group if two fifths of its cards have it, but at least two and at most four. Where no term does,
 * two cards are enough.
 */
const share = 0.4;
const mostNeeded = 4;
const fewestNeeded = 2;

/**
 * The terms that distinguish each group, most distinctive first: those that its cards have and others lack, by the
 * share in the group times the logarithm of the ratio of that share to the share elsewhere (a term's part of the
 * Kullback–Leibler divergence). Empty for a group whose cards have no terms.
 */
export function nameGroups({ groups, terms, shown, count, avoid }: Named): number[][] {
  const totals = new Map<number, number>();
  const cardsOf: number[][] = Array.from({ length: count }, () => []);
  terms.forEach((ofCard, card) => {
    for (const term of ofCard) totals.set(term, (totals.get(term) ?? 0) + 1);
    cardsOf[groups[card] as number]?.push(card);
  });
  return cardsOf.map((cards, group) => {
    const forbidden = avoid?.(group) ?? new Set<number>();
    const chosen: number[] = [];
    const covered = new Set<number>();
    const isAllowed = (term: number) => !forbidden.has(term) && isNew(term, chosen, shown);
    const bestIn = (fewest: number) => mostDistinctive({ cards, covered, terms, totals, shown, isAllowed, fewest });
    const needed = Math.min(Math.max(Math.ceil(share * cards.length), fewestNeeded), mostNeeded);
    const least = Math.min(fewestNeeded, cards.length);
    let first = 0;
    while (chosen.length < termsOfName) {
      const best = bestIn(needed) ?? (chosen.length === 0 ? bestIn(least) : undefined);
      if (!best || best.score < first * smallestShare) break;
      if (chosen.length === 0) first = best.score;
      chosen.push(best.term);
      for (const card of cards) if (terms[card]?.includes(best.term as never)) covered.add(card);
    }
    return chosen;
  });
}

interface Search {
  readonly cards: readonly number[];
  readonly covered: ReadonlySet<number>;
  readonly terms: readonly TermsOfCard[];
  /** The number of all cards that have each term. */
  readonly totals: ReadonlyMap<number, number>;
  readonly shown: readonly string[];
  readonly isAllowed: (term: number) => boolean;
  /** The number of cards that must have the term. */
  readonly fewest: number;
}

function mostDistinctive(search: Search): { term: number; score: number } | undefined {
  const { cards, covered, terms, totals, shown, isAllowed, fewest } = search;
  const counts = new Map<number, { cards: number; weight: number }>();
  for (const card of cards) {
    const weight = covered.has(card) ? coveredWeight : 1;
    for (const term of terms[card] ?? []) {
      const count = counts.get(term) ?? { cards: 0, weight: 0 };
      counts.set(term, { cards: count.cards + 1, weight: count.weight + weight });
    }
  }
  const all = terms.length;
  let best: { term: number; score: number } | undefined;
  for (const [term, found] of counts) {
    if (found.cards < fewest || !isAllowed(term)) continue;
    const outside = ((totals.get(term) ?? 0) - found.cards + 0.5) / (all - cards.length + 1);
    const inside = found.cards / cards.length;
    const score = (found.weight / cards.length) * Math.log(inside / outside);
    if (score > 0 && (!best || score > best.score || (score === best.score && isPreferred(term, best.term, shown)))) {
      best = { term, score };
    }
  }
  return best;
}

/** Of equally distinctive terms, a pair says more than one of its words. */
function isPreferred(term: number, other: number, shown: readonly string[]): boolean {
  const more = wordsOf(shown[term]).length - wordsOf(shown[other]).length;
  return more > 0 || (more === 0 && term < other);
}

/** A word and a pair that contains it, or two forms of a word, are equivalent. */
function isNew(term: number, chosen: readonly number[], shown: readonly string[]): boolean {
  const words = wordsOf(shown[term]);
  return chosen.every((other) => !wordsOf(shown[other]).some((word) => words.some((one) => areAlike(one, word))));
}

const wordsOf = (text = ''): string[] => text.toLowerCase().split(' ');
