import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../numbers/random.ts';
import { maxComponents, reducedVector } from './reduced-vector.rules.ts';
import { unitVectors } from './stored-vectors.ts';

const cosine = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let [dot, lengthA, lengthB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] as number, b[at] as number];
    dot += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return dot / Math.sqrt(lengthA * lengthB);
};

/** Two vectors of a length, with approximately the given cosine. */
function pair(length: number, wanted: number, seed: number): [number[], number[]] {
  const random = seededRandom(seed);
  const normal = () => Array.from({ length }, () => random() + random() + random() + random() - 2);
  const [a, other] = [normal(), normal()];
  return [a, a.map((value, at) => value * wanted + (other[at] as number) * Math.sqrt(1 - wanted * wanted))];
}

describe('a reduced vector', () => {
  it('keeps the angles between vectors, however long they are', () => {
    const length = fc.constantFrom(8, 384, 512, 768, 1536, 3072);
    const wanted = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(length, wanted, fc.integer({ min: 1 }), (long, near, seed) => {
        const [a, b] = pair(long, near, seed);
        const [storedA, storedB] = [reducedVector(a), reducedVector(b)];
        expect(storedA).toHaveLength(Math.min(long, maxComponents));
        expect(Math.abs(cosine(storedA, storedB) - cosine(a, b))).toBeLessThan(0.25);
        expect(Math.abs(cosine(unitVectors(storedA, storedA.length), storedA))).toBeCloseTo(1);
      }),
    );
  });

  it('is the same for the same vector, and empty for an empty one', () => {
    const [a] = pair(1536, 1, 7);
    expect(reducedVector(a)).toEqual(reducedVector([...a]));
    expect(reducedVector(new Array<number>(1000).fill(0)).every((value) => value === 0)).toBe(true);
  });
});
