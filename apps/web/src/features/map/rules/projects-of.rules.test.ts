import { expect, test } from 'vitest';
import { projectsOf } from './projects-of.rules.ts';

const entry = (value: string, count: number) => ({ value, label: value, color: null, count });
const map = { legend: [entry('scan', 2), entry('watch', 1), entry('', 1)], column: Uint8Array.of(0, 1, 0, 2) };

test.each([
  { points: [0, 2], projects: { count: 1, slug: 'scan' } },
  { points: [1], projects: { count: 1, slug: 'watch' } },
  { points: [0, 1], projects: { count: 2, slug: undefined } },
  { points: [3], projects: { count: 1, slug: undefined } },
  { points: [], projects: { count: 0, slug: undefined } },
])('the cards of $points are in $projects', ({ points, projects }) => {
  expect(projectsOf(map, points)).toEqual(projects);
});
