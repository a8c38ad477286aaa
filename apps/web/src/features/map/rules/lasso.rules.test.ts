import { worldUnit } from '@foreglow/pictures/map/points';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxBetween, pointsInside } from './lasso.rules.ts';

const coordinate = fc.nat(worldUnit);
const places = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 50 });
const pointsOf = (given: readonly (readonly [number, number])[]) => ({
  count: given.length,
  x: Uint16Array.from(given, ([x]) => x),
  y: Uint16Array.from(given, ([, y]) => y),
});
const corner = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('pointsInside', () => {
  it('returns the points of a box, including those on its left and upper sides', () => {
    fc.assert(
      fc.property(places, corner, corner, (given, one, other) => {
        // Adjacent boxes have no point in common.
        const between = (value: number, a: number, b: number) =>
          value >= Math.min(a, b) * worldUnit && value < Math.max(a, b) * worldUnit;
        const inside = given.flatMap(([x, y], point) =>
          between(x, one.x, other.x) && between(y, one.y, other.y) ? [point] : [],
        );
        expect(pointsInside(pointsOf(given), boxBetween(one, other), () => true)).toEqual(inside);
      }),
    );
  });

  it('includes a point on the left and upper sides of a box, but not on the right and lower sides', () => {
    const points = pointsOf([
      [0, 0],
      [0, worldUnit / 5],
      [worldUnit / 5, 0],
      [worldUnit / 5, worldUnit / 5],
    ]);
    expect(pointsInside(points, boxBetween({ x: 0, y: 0.2 }, { x: 0.2, y: 0 }), () => true)).toEqual([0]);
  });

  it('does not depend on the start or the direction of a line', () => {
    fc.assert(
      fc.property(places, fc.array(corner, { minLength: 3, maxLength: 9 }), (given, line) => {
        const points = pointsOf(given);
        const inside = pointsInside(points, line, () => true);
        const [first = { x: 0, y: 0 }, ...rest] = line;
        expect(pointsInside(points, line.toReversed(), () => true)).toEqual(inside);
        expect(pointsInside(points, [...rest, first], () => true)).toEqual(inside);
      }),
    );
  });

  it('excludes points in a notch of the line, and points that are not accepted', () => {
    const points = pointsOf([
      [10_000, 10_000],
      [32_768, 20_000],
      [50_000, 10_000],
    ]);
    const notched = [
      { x: 0, y: 0 },
      { x: 0.5, y: 0.6 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ];
    expect(pointsInside(points, notched, () => true)).toEqual([]);
    expect(pointsInside(points, boxBetween({ x: 0, y: 0 }, { x: 1, y: 1 }), (point) => point !== 1)).toEqual([0, 2]);
    expect(pointsInside(points, [], () => true)).toEqual([]);
  });
});
