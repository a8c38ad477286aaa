import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/numbers/random.ts';
import { groupsAfter, joins } from '#platform/vectors/join.rules.ts';
import { basinsOf } from './basins.ts';
import { findGroups } from './find-groups.ts';

/** Points around some centres, `each` around each, with the same vector for all points of a centre. */
function blobs(middles: readonly (readonly [x: number, y: number])[], each: number) {
  const random = seededRandom(8);
  const places = middles.flatMap(([x, y]) =>
    Array.from({ length: each }, () => [x + 0.03 * (random() - 0.5), y + 0.03 * (random() - 0.5)] as const),
  );
  const dimensions = middles.length;
  return {
    xs: Float32Array.from(places, ([x]) => x),
    ys: Float32Array.from(places, ([, y]) => y),
    vectors: Float32Array.from({ length: places.length * dimensions }, (_, at) =>
      Math.floor(at / dimensions / each) === at % dimensions ? 1 : 0,
    ),
    dimensions,
  };
}
const distinct = (numbers: Iterable<number>) => [...new Set(numbers)];

describe('groups', () => {
  it('are the separate clusters of points, one for each', () => {
    const { xs, ys, vectors, dimensions } = blobs(
      [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ],
      10,
    );
    const { fine, coarseOf } = findGroups(xs, ys, vectors, dimensions);
    const coarse = [0, 1, 2, 3].map((blob) =>
      distinct(fine.subarray(blob * 10, blob * 10 + 10)).map((one) => coarseOf[one]),
    );
    expect(coarse.map((groups) => distinct(groups as number[]).length)).toEqual([1, 1, 1, 1]);
    expect(distinct(coarse.flat() as number[])).toHaveLength(4);
  });

  it('at the fine level each lie within one coarse group, numbered without gaps, whatever the points', () => {
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { minLength: 1, maxLength: 60 }), (places) => {
        const vectors = Float32Array.from({ length: places.length * 2 }, (_, at) => (at % 2 === 0 ? 1 : 0));
        const [xs, ys] = [0, 1].map((axis) => Float32Array.from(places, (one) => one[axis] as number));
        const { fine, coarseOf } = findGroups(xs as Float32Array, ys as Float32Array, vectors, 2);
        expect(distinct(fine).sort((a, b) => a - b)).toEqual([...coarseOf.keys()]);
        const coarse = distinct(coarseOf).sort((a, b) => a - b);
        expect(coarse).toEqual([...coarse.keys()]);
        expect(coarse.length).toBeLessThanOrEqual(coarseOf.length);
      }),
      { numRuns: 30 },
    );
  });

  it('are few even for many clusters, and none for no points', () => {
    const middles = Array.from(
      { length: 225 },
      (_, at) => [0.03 + 0.067 * (at % 15), 0.03 + 0.067 * Math.floor(at / 15)] as const,
    );
    const { xs, ys } = blobs(middles, 30);
    const { coarseOf } = findGroups(xs, ys, new Float32Array(xs.length), 1);
    expect(coarseOf.length).toBeLessThanOrEqual(120);
    expect(distinct(coarseOf).length).toBe(16);
    const nothing = new Float32Array(0);
    expect(findGroups(nothing, nothing, nothing, 1)).toEqual({ fine: new Int32Array(0), coarseOf: new Int32Array(0) });
  });

  it('are divided at the valleys between peaks', () => {
    const { xs, ys } = blobs(
      [
        [0.3, 0.5],
        [0.5, 0.5],
      ],
      50,
    );
    const basins = basinsOf(xs, ys);
    const [left, right] = [distinct(basins.subarray(0, 50)), distinct(basins.subarray(50))];
    expect(left.filter((basin) => right.includes(basin))).toEqual([]);
  });
});

describe('joining bodies', () => {
  const bodyAt = (...place: number[]) => ({ place: Float64Array.from(place), mass: 1 });

  it('joins the nearest first, and light ones before heavy ones', () => {
    const steps = joins([bodyAt(0), bodyAt(1), bodyAt(10), bodyAt(12)]);
    expect(steps).toEqual([
      { into: 0, from: 1, cost: 0.5 },
      { into: 2, from: 3, cost: 2 },
      { into: 0, from: 2, cost: 110.25 },
    ]);
    const heavy = [{ place: Float64Array.of(0), mass: 100 }, { place: Float64Array.of(2), mass: 100 }, bodyAt(5)];
    expect(joins(heavy)[0]).toMatchObject({ into: 1, from: 2 });
    expect([joins([]), joins([bodyAt(1)])]).toEqual([[], []]);
  });

  it('joins in each step the pair that adds least, like a comparison of all pairs', () => {
    const place = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(fc.uniqueArray(place, { minLength: 2, maxLength: 12 }), (places) => {
        const groups = new Map(places.map((one, at) => [at, [one]]));
        const spread = (own: readonly number[]) => {
          const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
          return own.reduce((sum, one) => sum + (one - mean) ** 2, 0);
        };
        const cost = (a: readonly number[], b: readonly number[]) => spread([...a, ...b]) - spread(a) - spread(b);
        for (const { into, from } of joins(places.map((one) => bodyAt(one)))) {
          const all = [...groups.entries()];
          const fewest = Math.min(
            ...all.flatMap(([a, own]) => all.filter(([b]) => b > a).map(([, other]) => cost(own, other))),
          );
          const [one, other] = [groups.get(into) ?? [], groups.get(from) ?? []];
          expect(cost(one, other)).toBeCloseTo(fewest, 4);
          groups.set(into, [...one, ...other]);
          groups.delete(from);
        }
        expect(groups.size).toBe(1);
      }),
    );
  });

  it('yields any number of groups, and smaller numbers by joining them', () => {
    const bodies = [0, 1, 5, 6, 20].map((one) => bodyAt(one));
    const steps = joins(bodies);
    expect([...groupsAfter(5, steps, 5)]).toEqual([0, 1, 2, 3, 4]);
    expect([...groupsAfter(5, steps, 3)]).toEqual([0, 0, 1, 1, 2]);
    expect([...groupsAfter(5, steps, 2)]).toEqual([0, 0, 0, 0, 1]);
    expect([...groupsAfter(5, steps, 1)]).toEqual([0, 0, 0, 0, 0]);
  });
});
