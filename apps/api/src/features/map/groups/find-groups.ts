import { type ComparedCards, findTopics, type Wanted } from './find-topics.ts';
import { strengthOfTopic, type Topic } from './topic.ts';

/** The groups of cards at two levels; each fine group is a part of one coarse group. */
export interface FoundGroups {
  /** The fine group of each card; -1 for a card that belongs to none. */
  readonly fine: Int32Array;
  /** The coarse group of each fine group. */
  readonly coarseOf: Int32Array;
}

/** The number of groups grows with the square root of the number of cards, up to what a person can still read. */
const coarse = { perRoot: 1.6, max: 22, size: 3, largestShare: 0.25 };
const fine = { perRoot: 2, max: 120, size: 3, largestShare: 0.7 };
/** Smaller groups are not divided. */
const divided = 6;

/**
 * Finds groups of cards that are about the same subject, at two levels. A card is in a group only if it is about the
 * subject of the group; if it is about several, it is in the group whose cards it resembles most. A fine group is a
 * part of a subject, or what is left of it.
 */
export function findGroups(cards: ComparedCards): FoundGroups {
  const count = cards.vectors.length / cards.dimensions;
  const all = Array.from({ length: count }, (_, row) => row);
  const groups = divide(all, cards, { ...coarse, count: countOf(count, coarse) });
  const grouped = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const parts = countOf(count, fine);
  const found = new Int32Array(count).fill(-1);
  const coarseOf: number[] = [];
  const add = (rows: readonly number[], number: number) => {
    if (rows.length === 0) return;
    for (const row of rows) found[row] = coarseOf.length;
    coarseOf.push(number);
  };
  groups.forEach(({ topic, rows }, number) => {
    const wanted = { ...fine, count: Math.floor((parts * rows.length) / grouped) - 1, avoid: topic.term };
    const inside = rows.length < divided || wanted.count < 1 ? [] : divide(rows, cards, wanted);
    const taken = new Set(inside.flatMap((part) => part.rows));
    for (const part of inside) add(part.rows, number);
    add(
      rows.filter((row) => !taken.has(row)),
      number,
    );
  });
  return { fine: found, coarseOf: Int32Array.from(coarseOf) };
}

const countOf = (cards: number, { perRoot, max }: { readonly perRoot: number; readonly max: number }): number =>
  Math.min(max, Math.max(1, Math.round(Math.sqrt(cards) * perRoot)));

interface Part {
  readonly topic: Topic;
  readonly rows: readonly number[];
}

/** The topics of some cards, each with the cards that are about it more than about the others. */
function divide(rows: readonly number[], cards: ComparedCards, wanted: Wanted): Part[] {
  let topics = findTopics(rows, cards, wanted);
  for (;;) {
    const parts = assign(rows, topics, cards);
    const left = parts.filter((part) => part.rows.length > 1);
    if (left.length === parts.length) return parts;
    topics = left.map(({ topic }) => topic);
  }
}

function assign(rows: readonly number[], topics: readonly Topic[], cards: ComparedCards): Part[] {
  const { strengths, vectors, dimensions } = cards;
  const about = topics.map((topic) => rows.filter((row) => strengthOfTopic(strengths[row], topic) > 0));
  const centres = about.map((own) => centreOf(own, cards));
  const parts = topics.map((topic): { topic: Topic; rows: number[] } => ({ topic, rows: [] }));
  const best = new Map<number, { part: number; strength: number; likeness: number }>();
  about.forEach((own, part) => {
    const topic = topics[part] as Topic;
    const centre = centres[part] as Float64Array;
    for (const row of own) {
      const strength = strengthOfTopic(strengths[row], topic);
      const likeness = centre.reduce((sum, value, d) => sum + value * (vectors[row * dimensions + d] as number), 0);
      const known = best.get(row);
      if (!known || strength > known.strength || (strength === known.strength && likeness > known.likeness)) {
        best.set(row, { part, strength, likeness });
      }
    }
  });
  for (const row of rows) {
    const found = best.get(row);
    if (found) parts[found.part]?.rows.push(row);
  }
  return parts;
}

/** The mean direction of some cards. */
function centreOf(rows: readonly number[], { vectors, dimensions }: ComparedCards): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const row of rows) {
    for (let d = 0; d < dimensions; d += 1) sum[d] = (sum[d] as number) + (vectors[row * dimensions + d] as number);
  }
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}
