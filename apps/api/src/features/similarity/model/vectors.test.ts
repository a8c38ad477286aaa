import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitVectors } from '#platform/vectors/stored-vectors.ts';
import { vectorOf } from './vectors.ts';

const dimensions = 3;
const directions = Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);

describe('a stored vector', () => {
  it('is zero for an empty row, and for one too small to be meaningful', () => {
    expect([...vectorOf({ columns: [], values: [] }, directions, dimensions)]).toEqual([0, 0, 0]);
    expect([...vectorOf({ columns: [0], values: [1e-9] }, directions, dimensions)]).toEqual([0, 0, 0]);
    expect([...unitVectors(new Int8Array(dimensions), dimensions)]).toEqual([0, 0, 0]);
  });

  it('keeps the direction of its row, has length 1 when it is read, and is the same for a multiple', () => {
    const value = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 3, maxLength: 3 }), fc.integer({ min: 1, max: 1000 }), (values, by) => {
        fc.pre(Math.hypot(...values) > 0.01);
        const row = { columns: [0, 1, 2], values };
        const stored = vectorOf(row, directions, dimensions);
        const unit = [...unitVectors(stored, dimensions)];
        expect(Math.hypot(...unit)).toBeCloseTo(1, 5);
        const cosine = unit.reduce((sum, one, at) => sum + one * (values[at] as number), 0) / Math.hypot(...values);
        expect(cosine).toBeGreaterThan(0.9999);
        const larger = vectorOf({ ...row, values: values.map((one) => one * by) }, directions, dimensions);
        expect(Math.max(...larger.map((one, at) => one - (stored[at] as number)).map(Math.abs))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
