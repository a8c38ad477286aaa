import { expect, test } from 'vitest';
import { isWay, nearestTo, nearestTowards } from './nearest.rules.ts';

const points = [
  { id: 'centre', x: 0, y: 0 },
  { id: 'right', x: 30, y: 4 },
  { id: 'farther right', x: 60, y: 0 },
  { id: 'above', x: 5, y: -20 },
  { id: 'beside', x: 10, y: 28 },
];
const from = { x: 0, y: 0 };

test.each([
  ['ArrowRight', 'right'],
  ['ArrowUp', 'above'],
  ['ArrowDown', 'beside'],
  ['ArrowLeft', undefined],
] as const)('%s leads to %s', (way, id) => {
  expect(nearestTowards(from, points, way)?.id).toBe(id);
});

test('every point can be reached from every other with some arrow keys', () => {
  const all = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'] as const;
  for (const start of points) {
    const reached = new Set([start]);
    for (const point of reached) {
      for (const way of all) {
        const next = nearestTowards(point, points, way);
        if (next) reached.add(next);
      }
    }
    expect(reached.size, start.id).toBe(points.length);
  }
});

test('only arrow keys are directions', () => {
  expect(isWay('ArrowUp')).toBe(true);
  expect(isWay('toString')).toBe(false);
});

test('the nearest point is found in any direction', () => {
  expect(nearestTo({ x: 8, y: -9 }, points)?.id).toBe('above');
  expect(nearestTo({ x: 90, y: 40 }, points)?.id).toBe('farther right');
  expect(nearestTo(from, [])).toBeUndefined();
});
