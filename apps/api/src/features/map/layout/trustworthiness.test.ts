import { describe, expect, it } from 'vitest';
import { seededRandom } from '#platform/numbers/random.ts';
import { trustworthiness } from './trustworthiness.ts';

/** Points on a circle: neighbours by the angle are neighbours on the plane. */
function onCircle(count: number): Float32Array {
  const random = seededRandom(3);
  return Float32Array.from(
    Array.from({ length: count }, () => random() * 2 * Math.PI).flatMap((angle) => [Math.cos(angle), Math.sin(angle)]),
  );
}
function shuffled(placed: Float32Array): Float32Array {
  const random = seededRandom(4);
  return placed.map(() => random());
}

describe('trustworthiness', () => {
  it.each([45, 300, 1500])('is 1 for a plane that consists of the vectors themselves, with %i points', (count) => {
    const circle = onCircle(count);
    expect(trustworthiness(circle, 2, circle)).toBe(1);
  });

  it('is about a half for random positions, and in between for partly random ones', () => {
    const circle = onCircle(300);
    const random = trustworthiness(circle, 2, shuffled(circle)) ?? 0;
    expect(random).toBeGreaterThan(0.4);
    expect(random).toBeLessThan(0.6);
    const half = circle.map((value, at) => (at < 300 ? value : (shuffled(circle)[at] as number)));
    expect(trustworthiness(circle, 2, half)).toBeGreaterThan(random);
    expect(trustworthiness(circle, 2, half)).toBeLessThan(1);
  });

  it('is undefined for few points', () => {
    const circle = onCircle(44);
    expect(trustworthiness(circle, 2, circle)).toBeUndefined();
    expect(trustworthiness(circle, 2, circle, 5)).toBe(1);
  });
});
