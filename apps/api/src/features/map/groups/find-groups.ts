import { type Body, groupsAfter, joins } from '#platform/vectors/join.rules.ts';
import { basinsOf } from './basins.ts';

/** The groups of points at two levels; each fine group is a part of one coarse group. */
export interface FoundGroups {
  /** The fine group of each point. */
  readonly fine: Int32Array;
  /** The coarse group of each fine group. */
  readonly coarseOf: Int32Array;
}

/** The number of groups grows with the square root of the number of points, up to what a person can still read. */
const coarse = { perRoot: 0.62, max: 16 };
const fine = { perRoot: 1.5, max: 120 };

/**
 * The weight of the distance of vectors relative to that on the map: dissimilar neighbours on the map are not one
 * group.
 */
const weightOfVectors = 0.25;

const joinedSingly = 400;
const smallestCost = 1e-4;

/**
 * Finds groups of points that are both near each other and similar, at two levels. `xs` and `ys` are 0 to 1; `vectors`
 * are of length 1, concatenated.
 */
export function findGroups(xs: Float32Array, ys: Float32Array, vectors: Float32Array, dimensions: number): FoundGroups {
  // Few cards are treated one by one: adjacent clusters of them may be about different things.
  const basins = xs.length <= joinedSingly ? Int32Array.from(xs.keys()) : basinsOf(xs, ys);
  const bodies = bodiesOf(basins, xs, ys, vectors, dimensions);
  const steps = joins(bodies);
  // Points at the same place with similar vectors are never divided.
  const different = bodies.length - steps.filter(({ cost }) => cost <= smallestCost).length;
  const root = Math.sqrt(xs.length);
  const countOf = ({ perRoot, max }: typeof fine) => Math.min(max, Math.max(1, Math.round(root * perRoot)), different);
  const fineOfBasin = groupsAfter(bodies.length, steps, countOf(fine));
  const coarseOfBasin = groupsAfter(bodies.length, steps, countOf(coarse));
  const coarseOf = new Int32Array(countOf(fine));
  fineOfBasin.forEach((group, basin) => {
    coarseOf[group] = coarseOfBasin[basin] as number;
  });
  return { fine: basins.map((basin) => fineOfBasin[basin] as number), coarseOf };
}

/** Each basin as a body at the mean of its points: their places on the map, and their vectors. */
function bodiesOf(
  basins: Int32Array,
  xs: Float32Array,
  ys: Float32Array,
  vectors: Float32Array,
  dimensions: number,
): Body[] {
  const count = basins.reduce((largest, basin) => Math.max(largest, basin + 1), 0);
  const sums = Array.from({ length: count }, () => ({ place: new Float64Array(2 + dimensions), mass: 0 }));
  basins.forEach((basin, at) => {
    const sum = sums[basin];
    if (!sum) return;
    sum.mass += 1;
    sum.place[0] = (sum.place[0] as number) + (xs[at] as number);
    sum.place[1] = (sum.place[1] as number) + (ys[at] as number);
    for (let d = 0; d < dimensions; d += 1) {
      sum.place[2 + d] = (sum.place[2 + d] as number) + weightOfVectors * (vectors[at * dimensions + d] as number);
    }
  });
  return sums.map(({ place, mass }) => ({ place: place.map((value) => value / mass), mass }));
}
