import type { Strengths, Terms } from './terms.ts';
import { cardsOfTerms, FormsOfTerms, strengthOfTopic, type Topic, topicOfTerm } from './topic.ts';

/** Groups of cards to be named. */
interface NamedCards {
  /** The group of each card; -1 for none. */
  readonly groups: ArrayLike<number>;
  /** How strongly each card is about its terms. */
  readonly strengths: readonly Strengths[];
  readonly terms: Terms;
  /** The number of groups. */
  readonly count: number;
}

/** How much it counts that a name fits all cards of a group, compared with how well it distinguishes them. */
const coverExponent = 3;
/** A part of a group is named only by what a third of its cards have in their titles. */
const leastTitled = 1 / 3;
const titledFrom = 0.8;
/** Half of the cards of a group must be about its name. */
const leastCover = 0.5;

/**
 * The topic of each group: the term that most of its cards are about and others are not, by the share in the group and
 * the logarithm of the ratio of that share to the share elsewhere. Undefined where no term unites the cards. Only the
 * given cards influence it.
 */
export function topicsOfGroups(
  cards: NamedCards,
  avoid: (group: number) => number | undefined = () => undefined,
): (Topic | undefined)[] {
  const { groups, strengths, terms, count } = cards;
  const rowsOf: number[][] = Array.from({ length: count }, () => []);
  const totals = new Map<number, number>();
  strengths.forEach((own, row) => {
    rowsOf[groups[row] as number]?.push(row);
    for (const term of own.keys()) totals.set(term, (totals.get(term) ?? 0) + 1);
  });
  return rowsOf.map((rows, group) => topicOfRows(rows, cards, totals, terms, avoid(group)));
}

function topicOfRows(
  rows: readonly number[],
  { strengths }: NamedCards,
  totals: ReadonlyMap<number, number>,
  terms: Terms,
  avoid: number | undefined,
): Topic | undefined {
  const having = cardsOfTerms(rows, strengths);
  const named = [...having.keys()].filter(
    (term) =>
      terms.weight(term) > 0 &&
      (avoid === undefined || (terms.isPair(term) ? term !== avoid : !terms.overlap(term, avoid))),
  );
  const forms = new FormsOfTerms(named, terms);
  let best: { topic: Topic; score: number } | undefined;
  for (const term of named) {
    const topic = topicOfTerm(term, having, forms, terms);
    if (avoid !== undefined && topic.also.some((other) => terms.overlap(other, avoid))) continue;
    const about = rows.map((row) => strengthOfTopic(strengths[row], topic));
    const cover = about.filter((strength) => strength > 0).length / rows.length;
    if (cover < leastCover) continue;
    const titled = about.filter((strength) => strength >= titledFrom).length;
    if (avoid !== undefined && titled < rows.length * leastTitled) continue;
    const mean = about.reduce((sum, strength) => sum + strength, 0) / rows.length;
    const elsewhere = Math.max(0, (totals.get(term) ?? 0) - (having.get(term)?.length ?? 0));
    const outside = (elsewhere + 0.5) / (strengths.length - rows.length + 1);
    const score = cover ** coverExponent * mean * terms.weight(term) * Math.log(Math.max(1.01, cover / outside));
    if (!best || score > best.score || (score === best.score && term < best.topic.term)) best = { topic, score };
  }
  return best?.topic;
}
