import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapFor, spread } from './spread.rules.ts';
import { worldSize } from './to-world.rules.ts';

const places = (points: readonly (readonly [x: number, y: number])[]) => Float32Array.from(points.flat());
const gapBetween = (of: Float32Array, a: number, b: number) =>
  Math.hypot((of[2 * a] ?? 0) - (of[2 * b] ?? 0), (of[2 * a + 1] ?? 0) - (of[2 * b + 1] ?? 0));

function smallestGap(of: Float32Array): number {
  let smallest = Infinity;
  for (let a = 0; a < of.length / 2; a += 1) {
    for (let b = 0; b < a; b += 1) smallest = Math.min(smallest, gapBetween(of, a, b));
  }
  return smallest;
}

const coordinate = fc.double({ min: 0, max: worldSize, noNaN: true });
const pile = fc.record({ x: coordinate, y: coordinate, count: fc.integer({ min: 2, max: 30 }) });

describe('spread', () => {
  it('leaves points with enough space where they are', () => {
    const step = gapFor(100) * 1.01;
    const grid = places(Array.from({ length: 100 }, (_, at) => [(at % 10) * step, Math.floor(at / 10) * step]));
    expect(spread(grid)).toEqual(grid);
  });

  it('separates points at the same place, close to it, in the same way each time', () => {
    fc.assert(
      fc.property(pile, ({ x, y, count }) => {
        const given = places(Array.from({ length: count }, () => [x, y]));
        const after = spread(given);
        const gap = gapFor(count);
        expect(smallestGap(after)).toBeGreaterThan(gap * 0.7);
        for (let point = 0; point < count; point += 1) {
          const moved = Math.hypot((after[2 * point] ?? 0) - x, (after[2 * point + 1] ?? 0) - y);
          expect(moved).toBeLessThan(gap * (1 + Math.sqrt(count)));
        }
        expect(spread(given)).toEqual(after);
      }),
    );
  });

  it('moves no point away from others than those it overlaps', () => {
    const far: [number, number] = [worldSize * 0.9, worldSize * 0.9];
    const after = spread(places([[100, 100], [100, 100], far]));
    expect([after[4], after[5]]).toEqual([...places([far])]);
    expect(gapBetween(after, 0, 1)).toBeGreaterThan(gapFor(3) * 0.9);
  });

  it('handles very many points at one place, and no points', () => {
    const after = spread(places(Array.from({ length: 5000 }, () => [worldSize / 2, worldSize / 2])));
    expect(after.every(Number.isFinite)).toBe(true);
    expect(new Set(Array.from({ length: 5000 }, (_, at) => `${after[2 * at]} ${after[2 * at + 1]}`)).size).toBe(5000);
    expect(spread(new Float32Array(0))).toEqual(new Float32Array(0));
  });
});
