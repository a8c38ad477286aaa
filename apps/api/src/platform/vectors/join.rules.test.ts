import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupsAfter, joins } from './join.rules.ts';

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
