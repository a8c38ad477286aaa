import { groupsAfter, joins } from '#platform/vectors/join.rules.ts';

/** Groups of similar cards, and the larger groups that contain them. */
export interface CardGroups {
  /** The number of the group of each card. */
  readonly groupOf: number[];
  /** The number of the larger group of each group. */
  readonly coarseOf: number[];
}

/**
 * If there are more cards, they are first gathered around this many of them: the time for joining grows with the square
 * of their number.
 */
const joinedSingly = 300;
const coarseShare = 0.25;
const coarseCount = { min: 2, max: 8 };

/**
 * The number of groups for a number of cards. It grows with the square root of that number, as on the map, from one for
 * two cards up to 36, which a person can still review.
 */
export function groupCount(cards: number): number {
  const few = Math.min(12, Math.ceil(cards / 2));
  return Math.min(36, Math.max(few, Math.round(Math.sqrt(cards) * 2.2)), cards);
}

/** Divides cards into `count` groups of similar ones, by their vectors of length 1. */
export function groupCards(vectors: readonly Float32Array[], count: number): CardGroups {
  const gathered = gather(vectors);
  const bodies = bodiesOf(vectors, gathered);
  const steps = joins(bodies);
  const groups = groupsAfter(bodies.length, steps, Math.min(count, bodies.length));
  const groupTotal = Math.max(-1, ...groups) + 1;
  const larger = Math.min(
    groupTotal,
    Math.max(coarseCount.min, Math.min(coarseCount.max, Math.round(groupTotal * coarseShare))),
  );
  const coarse = groupsAfter(bodies.length, steps, larger);
  const coarseOf = Array.from({ length: groupTotal }, () => 0);
  groups.forEach((group, body) => {
    coarseOf[group] = coarse[body] as number;
  });
  return { groupOf: gathered.map((body) => groups[body] as number), coarseOf };
}

/** The number of the card that each card is gathered around; few cards are each on their own. */
function gather(vectors: readonly Float32Array[]): number[] {
  if (vectors.length <= joinedSingly) return vectors.map((_, at) => at);
  const step = vectors.length / joinedSingly;
  const middles = Array.from({ length: joinedSingly }, (_, at) => vectors[Math.floor(at * step)] as Float32Array);
  const nearest = vectors.map((vector) => nearestOf(vector, middles));
  // Numbers without gaps, since a centre may have lost even its own card to an identical one.
  const numbers = new Map([...new Set(nearest)].map((middle, number) => [middle, number]));
  return nearest.map((middle) => numbers.get(middle) as number);
}

function nearestOf(vector: Float32Array, middles: readonly Float32Array[]): number {
  let nearest = 0;
  let highest = Number.NEGATIVE_INFINITY;
  middles.forEach((middle, at) => {
    const cosine = cosineOf(vector, middle);
    if (cosine > highest) [nearest, highest] = [at, cosine];
  });
  return nearest;
}

function bodiesOf(vectors: readonly Float32Array[], gathered: readonly number[]) {
  const size = vectors[0]?.length ?? 0;
  const bodies = Array.from({ length: Math.max(-1, ...gathered) + 1 }, () => ({
    place: new Float64Array(size),
    mass: 0,
  }));
  gathered.forEach((number, card) => {
    const body = bodies[number];
    if (!body) return;
    body.mass += 1;
    vectors[card]?.forEach((value, d) => {
      body.place[d] = (body.place[d] as number) + value;
    });
  });
  return bodies.map(({ place, mass }) => ({ place: place.map((value) => value / mass), mass }));
}

/** The cosine of the angle between two vectors of length 1. */
const cosineOf = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, d) => sum + value * (b[d] as number), 0);
