import { isCountry } from '#platform/words/country-names.ts';
import type { Strengths, Terms } from './terms.ts';
import { type CardsOfTerms, cardsOfTerms, FormsOfTerms, strengthOfTopic, type Topic, topicOfTerm } from './topic.ts';

/** Cards that are compared. */
export interface ComparedCards {
  /** How strongly each card is about its terms, by row. */
  readonly strengths: readonly Strengths[];
  readonly terms: Terms;
  /** Vectors of length 1, concatenated. */
  readonly vectors: Float32Array;
  readonly dimensions: number;
}

/** The number and the sizes of topics to find. */
export interface Wanted {
  readonly count: number;
  /** A topic of fewer cards is taken only if there are not enough others. */
  readonly size: number;
  /** A topic of a larger share of the cards does not distinguish a part of them. */
  readonly largestShare: number;
  /** Topics of the cards as a whole: a part is not named by their words. */
  readonly avoid?: number;
}

interface Candidate extends Topic {
  /** How strongly each card is about it, by row. */
  readonly rows: ReadonlyMap<number, number>;
  readonly weight: number;
}

const fewest = 2;
/** So few cards often share a single word by chance. */
const fewOfWord = 2;
/** They do not if they are this similar. */
const surelyNear = 0.6;
/** A topic of few cards may have a larger share of them. */
const mayBeLarge = 8;
/** Cards that are not more similar than others form no topic, whatever word they share. */
const leastCohesion = { term: 0.1, country: 0.25 };
/** How much the similarity of its cards counts, compared with their number. */
const cohesionExponent = 1.2;
const fewestTitled = 2;
const titledFrom = 0.8;
/** The share of the cards of a topic that are in no topic chosen before. */
const freshShare = 0.34;

/**
 * The topics of some cards: terms that distinguish cards which are similar to each other, one after the other, each time
 * the one that adds most (greedy maximum coverage: Nemhauser, Wolsey and Fisher, An analysis of approximations for
 * maximizing submodular set functions, 1978). The same input yields the same topics.
 */
export function findTopics(rows: readonly number[], cards: ComparedCards, wanted: Wanted): Topic[] {
  const left = candidates(rows, cards, wanted);
  const free = new Set(rows);
  const chosen: Topic[] = [];
  for (const size of new Set([Math.max(fewest, wanted.size), fewest])) {
    while (chosen.length < wanted.count) {
      const best = mostAdding(left, free, size);
      if (!best) break;
      left.delete(best);
      for (const row of best.rows.keys()) free.delete(row);
      chosen.push({ term: best.term, also: best.also });
    }
  }
  return chosen;
}

function mostAdding(
  candidates: ReadonlySet<Candidate>,
  free: ReadonlySet<number>,
  size: number,
): Candidate | undefined {
  let best: Candidate | undefined;
  let highest = 0;
  for (const candidate of candidates) {
    const { rows, weight, term } = candidate;
    if (rows.size < size || weight * rows.size < highest) continue;
    let gain = 0;
    let fresh = 0;
    for (const [row, strength] of rows) {
      if (!free.has(row)) continue;
      gain += strength;
      fresh += 1;
    }
    if (fresh < size || fresh < rows.size * freshShare) continue;
    const score = weight * gain;
    if (score > highest || (best && score === highest && term < best.term)) [best, highest] = [candidate, score];
  }
  return best;
}

function candidates(rows: readonly number[], cards: ComparedCards, { largestShare, avoid }: Wanted): Set<Candidate> {
  const { strengths, terms } = cards;
  const having = cardsOfTerms(rows, strengths);
  const isNew = (term: number) => avoid === undefined || !terms.overlap(term, avoid);
  const named = [...having.keys()].filter((term) => terms.weight(term) > 0);
  const forms = new FormsOfTerms(named, terms);
  const largest = Math.max(mayBeLarge, rows.length * largestShare);
  const usual = cohesion(rows, cards);
  const found = new Set<Candidate>();
  for (const term of named) {
    if (avoid !== undefined && (term === avoid || (!terms.isPair(term) && !isNew(term)))) continue;
    const topic = topicOfTerm(term, having, forms, terms);
    const also = topic.also.filter(isNew);
    const own = rowsOf({ term, also }, having, strengths);
    const nearness = () => (cohesion([...own.keys()], cards) - usual) / Math.max(1e-6, 1 - usual);
    const isPlace = isCountry(terms.key(term));
    const mayBeChance = own.size <= fewOfWord && !terms.isPair(term);
    if (isPlace || (mayBeChance && nearness() < surelyNear)) keepSharingMore(own, term, cards);
    if (own.size < fewest || own.size > largest) continue;
    const titled = [...own.values()].filter((strength) => strength >= titledFrom).length;
    if (titled < fewestTitled) continue;
    const near = nearness();
    if (near < (isPlace ? leastCohesion.country : leastCohesion.term)) continue;
    const weight = terms.weight(term) * near ** cohesionExponent * (0.5 + titled / own.size / 2);
    found.add({ term, also, rows: own, weight });
  }
  return found;
}

function rowsOf(topic: Topic, having: CardsOfTerms, strengths: readonly Strengths[]): Map<number, number> {
  const rows = new Map<number, number>();
  for (const term of [topic.term, ...topic.also]) {
    for (const row of having.get(term) ?? []) rows.set(row, strengthOfTopic(strengths[row], topic));
  }
  return rows;
}

/** Removes cards that share nothing with the others but the country where they happen. */
function keepSharingMore(rows: Map<number, number>, country: number, { strengths, terms }: ComparedCards): void {
  const further = (row: number) =>
    [...(strengths[row]?.keys() ?? [])].filter(
      (term) => terms.weight(term) > 0 && !terms.overlap(term, country) && !isCountry(terms.key(term)),
    );
  const counts = new Map<number, number>();
  for (const row of rows.keys()) for (const term of further(row)) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const row of [...rows.keys()]) if (!further(row).some((term) => (counts.get(term) ?? 0) > 1)) rows.delete(row);
}

/** How similar some cards are: the mean cosine of their pairs, from the length of the sum of their vectors. */
function cohesion(rows: readonly number[], { vectors, dimensions }: ComparedCards): number {
  if (rows.length < 2) return 0;
  const sum = new Float64Array(dimensions);
  for (const row of rows) {
    for (let d = 0; d < dimensions; d += 1) sum[d] = (sum[d] as number) + (vectors[row * dimensions + d] as number);
  }
  const squared = sum.reduce((total, value) => total + value * value, 0);
  return (squared - rows.length) / (rows.length * (rows.length - 1));
}
