import { expect, test } from 'vitest';
import { selectTests, vitestProjects } from './selection.mjs';

test('without a name every group runs', () => {
  expect(selectTests([])).toEqual({ projects: vitestProjects, e2e: true, browser: true, rest: [] });
  expect(selectTests(['cards', '-t', 'search'])).toEqual({
    projects: vitestProjects,
    e2e: true,
    browser: true,
    rest: ['cards', '-t', 'search'],
  });
});

test('names choose groups, the rest goes to the runners', () => {
  const some = selectTests(['api-pglite', 'cards']);
  expect(some).toEqual({ projects: ['api-pglite'], e2e: false, browser: false, rest: ['cards'] });
  expect(selectTests(['e2e'])).toEqual({ projects: [], e2e: true, browser: true, rest: [] });
  expect(selectTests(['components'])).toEqual({ projects: ['components'], e2e: false, browser: true, rest: [] });
});
