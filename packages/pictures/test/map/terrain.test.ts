import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOf, type Ring } from '#map/contours.ts';
import { outlineOf } from '#map/outline.ts';
import { type MapPoints, worldUnit } from '#map/points.ts';
import { ringData, traceRing } from '#map/ring-path.ts';
import { terrainLevels, terrainOf } from '#map/terrain.ts';
import { anyPlaces, cluster, pointsAt } from './made-points.ts';

/** Whether a place of the world is inside rings that are filled by the rule `evenodd`. */
function isInside(rings: readonly Ring[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [ring[at], ring[at + 1], ring[before], ring[before + 1]];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

const placeOf = (points: MapPoints, index: number) =>
  [(points.x[index] ?? 0) / worldUnit, (points.y[index] ?? 0) / worldUnit] as const;

const sides = (ring: Ring) =>
  Array.from({ length: ring.length / 2 }, (_, at) => {
    const next = (2 * at + 2) % ring.length;
    return Math.hypot((ring[next] ?? 0) - (ring[2 * at] ?? 0), (ring[next + 1] ?? 0) - (ring[2 * at + 1] ?? 0));
  });

/** The curvatures of the drawn line at the ends and in the middle of its curves. */
function bendsOf(ring: Ring): number[] {
  const bends: number[] = [];
  let [fromX, fromY] = [0, 0];
  traceRing(ring, {
    moveTo: (x, y) => {
      [fromX, fromY] = [x, y];
    },
    quadraticCurveTo: (controlX, controlY, x, y) => {
      const [alongX, alongY] = [2 * (controlX - fromX), 2 * (controlY - fromY)];
      const [turnX, turnY] = [2 * (x - 2 * controlX + fromX), 2 * (y - 2 * controlY + fromY)];
      for (const share of [0, 0.5, 1]) {
        const [speedX, speedY] = [alongX + share * turnX, alongY + share * turnY];
        bends.push(Math.abs(speedX * turnY - speedY * turnX) / Math.hypot(speedX, speedY) ** 3);
      }
      [fromX, fromY] = [x, y];
    },
    closePath: () => undefined,
  });
  return bends;
}

describe('terrainOf', () => {
  it('is empty where there are no points', () => {
    expect(terrainOf(pointsAt([])).levels).toEqual([]);
    expect(terrainOf(pointsAt([[9, 9]]), Uint8Array.of(0)).levels.flat()).toEqual([]);
  });

  it('draws one or two round rings around an isolated point', () => {
    const { levels } = terrainOf(pointsAt([[32_768, 32_768]]));
    const rings = levels.flat();
    expect(rings.length).toBeGreaterThanOrEqual(1);
    expect(rings.length).toBeLessThanOrEqual(2);
    for (const ring of rings) {
      const length = sides(ring).reduce((sum, side) => sum + side, 0);
      // 1 is a circle; a square has 0.79.
      expect((4 * Math.PI * areaOf(ring)) / length ** 2).toBeGreaterThan(0.97);
    }
  });

  it.each([30, 190, 3_000, 100_000])('runs through all levels where %i points lie close', (count) => {
    const near = cluster(Math.round(count * 0.8), [20_000, 20_000], 3_000);
    const far = cluster(Math.round(count * 0.2), [45_000, 45_000], 15_000);
    const { levels } = terrainOf(pointsAt([...near, ...far]));
    expect(levels).toHaveLength(terrainLevels);
    for (const rings of levels) expect(isInside(rings, 20_000 / worldUnit, 20_000 / worldUnit)).toBe(true);
    expect(isInside(levels[0] ?? [], 0.9, 0.1)).toBe(false);
  });

  it.each([
    [20, 26, 34],
    [24, 30, 36],
  ])('shows hills of %i, %i and %i cards with different heights', (...counts) => {
    const centres = [
      [12_000, 12_000],
      [50_000, 12_000],
      [12_000, 50_000],
    ] as const;
    const { levels } = terrainOf(pointsAt(counts.flatMap((count, at) => cluster(count, centres[at] ?? [0, 0], 4_500))));
    // The top of a hill is not exactly in its middle.
    const near = [-1_200, -600, 0, 600, 1_200];
    const reached = (rings: readonly Ring[], [x, y]: readonly [number, number]) =>
      near.some((dx) => near.some((dy) => isInside(rings, (x + dx) / worldUnit, (y + dy) / worldUnit)));
    const heights = centres.map((centre) => levels.filter((rings) => reached(rings, centre)).length);
    expect(heights).toEqual(heights.toSorted());
    expect(new Set(heights).size).toBe(3);
  });

  it('has lines without corners, however far they are enlarged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 60_000 }), fc.integer({ min: 5_000, max: 60_000 }), (x, y) => {
        // Around an isolated point the lines are circles; where a drawn line has a corner, it bends far more.
        for (const ring of terrainOf(pointsAt([[x, y]])).levels.flat()) {
          const radius = Math.sqrt(areaOf(ring) / Math.PI);
          expect(Math.max(...bendsOf(ring)) * radius).toBeLessThan(12);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same points, and leaves out points that are not included', () => {
    const places = cluster(40, [30_000, 30_000], 9_000);
    const alone = [60_000, 60_000] as const;
    const all = pointsAt([...places, alone]);
    const mask = new Uint8Array(41).fill(1);
    expect(terrainOf(all)).toEqual(terrainOf(pointsAt([...places, alone])));
    mask[40] = 0;
    const [outermost = []] = terrainOf(all, mask).levels;
    expect(isInside(outermost, 60_000 / worldUnit, 60_000 / worldUnit)).toBe(false);
    expect(isInside(terrainOf(all).levels[0] ?? [], 60_000 / worldUnit, 60_000 / worldUnit)).toBe(true);
  });

  it('has closed lines with short sides, and every point within the outermost line', () => {
    fc.assert(
      fc.property(anyPlaces(), (places) => {
        const points = pointsAt(places);
        const { levels } = terrainOf(points);
        for (const ring of levels.flat()) {
          expect(ring.every(Number.isFinite)).toBe(true);
          expect(Math.max(...sides(ring))).toBeLessThan(0.05);
        }
        for (let index = 0; index < points.count; index++) {
          expect(isInside(levels[0] ?? [], ...placeOf(points, index))).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('outlineOf', () => {
  it('encloses its points and not those far from them', () => {
    fc.assert(
      fc.property(anyPlaces(12), anyPlaces(12), (inside, others) => {
        const points = pointsAt([...inside, ...others]);
        const rings = outlineOf(points, [...inside.keys()], 0.02);
        expect(rings.length).toBeLessThanOrEqual(2 * inside.length);
        for (let index = 0; index < points.count; index++) {
          const [x, y] = placeOf(points, index);
          const distances = inside.map(([otherX, otherY]) =>
            Math.hypot(x - otherX / worldUnit, y - otherY / worldUnit),
          );
          if (index < inside.length) expect(isInside(rings, x, y)).toBe(true);
          else if (Math.min(...distances) > 0.05) expect(isInside(rings, x, y)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('joins close points into one ring and gives distant points separate rings', () => {
    const points = pointsAt([
      [10_000, 10_000],
      [11_000, 10_500],
      [60_000, 60_000],
    ]);
    expect(outlineOf(points, [0, 1], 0.02)).toHaveLength(1);
    expect(outlineOf(points, [0, 1, 2], 0.02)).toHaveLength(2);
    expect(outlineOf(points, [], 0.02)).toEqual([]);
    expect(outlineOf(points, [7], 0.02)).toEqual([]);
  });
});

describe('ringData', () => {
  it('is a closed smooth path, and nothing for less than a triangle', () => {
    const square = Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1);
    expect(ringData([square], { scale: 10, left: 5, top: 0 })).toBe('M10 0Q15 0 15 5Q15 10 10 10Q5 10 5 5Q5 0 10 0Z');
    expect(ringData([Float32Array.of(0, 0, 1, 1)], { scale: 10, left: 0, top: 0 })).toBe('');
  });
});
