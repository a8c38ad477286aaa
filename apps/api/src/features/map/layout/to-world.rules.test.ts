import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAside } from './set-aside.rules.ts';
import { frameOf, onMap, worldSize } from './to-world.rules.ts';

describe('the frame of a map', () => {
  it('contains all points with space around them, centred, and keeps their shape', () => {
    const value = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 40 }), (given) => {
        const placed = Float32Array.from(given.slice(given.length % 2));
        const { scale, left, top } = frameOf(placed);
        const at = (axis: number) =>
          [...placed].filter((_, index) => index % 2 === axis).map((one) => one * scale + (axis === 0 ? left : top));
        for (const own of [at(0), at(1)]) {
          expect(Math.min(...own)).toBeGreaterThan(worldSize * 0.07);
          expect(Math.max(...own)).toBeLessThan(worldSize * 0.93);
          expect((Math.min(...own) + Math.max(...own)) / 2).toBeCloseTo(worldSize / 2, -2);
        }
      }),
    );
  });

  it('has a single point, or several at one place, in the middle', () => {
    const { scale, left, top } = frameOf(Float32Array.of(7, 9, 7, 9));
    expect([7 * scale + left, 9 * scale + top]).toEqual([worldSize / 2, worldSize / 2]);
    expect(frameOf(new Float32Array(0))).toEqual({ scale: 0, left: worldSize / 2, top: worldSize / 2 });
  });

  it('has points in the middle that only the rounding of numbers keeps apart', () => {
    const placed = Float32Array.of(1.4e-45, 999_999.97, 0, 999_999.97);
    expect(frameOf(placed)).toEqual({ scale: 0, left: worldSize / 2, top: worldSize / 2 });
  });

  it('has whole coordinates within the map', () => {
    expect([-5, 0.4, 70_000].map(onMap)).toEqual([0, 0, worldSize]);
  });
});

it('cards without comparable words are in a corner of the map, the first hundred at separate positions', () => {
  const places = Array.from({ length: 500 }, (_, n) => placeAside(n));
  for (const { x, y } of places) {
    expect(Math.min(x, y)).toBeGreaterThan(worldSize * 0.8);
    expect(Math.max(x, y)).toBeLessThanOrEqual(worldSize);
  }
  expect(new Set(places.slice(0, 100).map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
});
