import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexPoints, nearestPoint, pileOf } from '#map/point-index.ts';

const coordinate = fc.oneof(fc.nat(65_535), fc.constantFrom(0, 255, 256, 300, 65_535));
const places = fc.array(fc.tuple(coordinate, coordinate), { maxLength: 40 });

const pointsOf = (given: readonly (readonly [number, number])[]) => ({
  count: given.length,
  x: Uint16Array.from(given, ([x]) => x),
  y: Uint16Array.from(given, ([, y]) => y),
});

describe('nearestPoint', () => {
  it('finds the same point as a search through all points', () => {
    const odd = (point: number) => point % 2 === 1;
    fc.assert(
      fc.property(places, coordinate, coordinate, fc.nat(70_000), fc.boolean(), (given, x, y, reach, onlyOdd) => {
        const accepts = onlyOdd ? odd : () => true;
        const [expected] = given
          .map(([otherX, otherY], point) => ({ point, distance: Math.hypot(otherX - x, otherY - y) }))
          .filter(({ point, distance }) => distance <= reach && accepts(point))
          .toSorted((one, other) => one.distance - other.distance || one.point - other.point);
        expect(nearestPoint(indexPoints(pointsOf(given)), x, y, reach, accepts)).toBe(expected?.point ?? null);
      }),
      { numRuns: 300 },
    );
  });

  it('accepts positions outside the world', () => {
    const index = indexPoints(pointsOf([[0, 0]]));
    expect(nearestPoint(index, -30, -40, 50, () => true)).toBe(0);
    expect(nearestPoint(index, -30, -40, 49, () => true)).toBeNull();
    expect(nearestPoint(index, 9e6, 9e6, 50, () => true)).toBeNull();
  });
});

describe('pileOf', () => {
  it('contains all points in the same place and no others, in order', () => {
    const index = indexPoints(
      pointsOf([
        [700, 700],
        [701, 700],
        [700, 700],
        [9, 700],
        [700, 700],
      ]),
    );
    expect(pileOf(index, 2)).toEqual([0, 2, 4]);
    expect(pileOf(index, 3)).toEqual([3]);
  });
});
