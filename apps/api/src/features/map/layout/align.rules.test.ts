import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align } from './align.rules.ts';

const value = fc.double({ min: -1, max: 1, noNaN: true });
const points = fc
  .array(value, { minLength: 8, maxLength: 40 })
  .map((given) => Float32Array.from(given.slice(given.length % 2)));
const turned = (given: Float32Array, angle: number, mirror: boolean, scale: number, shift: number) =>
  Float32Array.from(given, (_, at) => {
    const from = at - (at % 2);
    const [x, y] = [given[from] as number, (mirror ? -1 : 1) * (given[from + 1] as number)];
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    return scale * (at % 2 === 0 ? cosine * x - sine * y : sine * x + cosine * y) + shift;
  });
function centred(given: Float32Array): Float32Array {
  const mean = [0, 1].map((axis) => {
    const own = given.filter((_, at) => at % 2 === axis);
    return own.reduce((sum, one) => sum + one, 0) / own.length;
  });
  return given.map((one, at) => one - (mean[at % 2] as number));
}

describe('alignment', () => {
  it('undoes any rotation and mirroring, whatever the scale and the place', () => {
    const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
    fc.assert(
      fc.property(points, angle, fc.boolean(), (before, by, mirror) => {
        const now = turned(before, by, mirror, 0.5, 3);
        align(now, { before, now: now.slice() });
        const wanted = centred(before);
        for (const [at, one] of now.entries()) expect(one).toBeCloseTo((wanted[at] as number) * 0.5, 4);
      }),
    );
  });

  it('never stretches: all distances stay the same', () => {
    fc.assert(
      fc.property(points, points, (before, now) => {
        const size = Math.min(before.length, now.length);
        const placed = now.slice();
        align(placed, { before: before.subarray(0, size), now: now.subarray(0, size) });
        const distances = (of: Float32Array) =>
          Array.from({ length: of.length / 2 - 1 }, (_, at) =>
            Math.hypot(
              (of[2 * at + 2] as number) - (of[2 * at] as number),
              (of[2 * at + 3] as number) - (of[2 * at + 1] as number),
            ),
          );
        const after = distances(placed);
        for (const [at, distance] of distances(now).entries()) expect(after[at]).toBeCloseTo(distance, 4);
      }),
    );
  });

  it('does nothing if fewer than three points existed before', () => {
    const placed = Float32Array.of(1, 2, 3, 4, 5, 6);
    align(placed, { before: Float32Array.of(9, 9, 0, 0), now: placed.slice(0, 4) });
    expect([...placed]).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
