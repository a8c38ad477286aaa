import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, server, standInForEachTest } from './support/app.tsx';
import { containing, placesOf } from './support/places-of.ts';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();
/** Every test is a new tab. */
beforeEach(() => sessionStorage.clear());

test('the links of the rail do not move when the project has been read', async () => {
  const desk = workspace('w', 'Desk');
  const scan = project('p', 'Scan', desk);
  const read = Promise.withResolvers<{ data: typeof scan }>();
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}', () => read.promise)
    .on('GET /v1/projects/{id}/trends', () => wholePage([]));
  const places = placesOf({ workspaces: containing('aside nav a', 'Workspaces') });
  await open('/projects/p/trends');
  await expect.poll(() => server.calls('GET /v1/projects/{id}/trends').length).toBeGreaterThan(0);
  await expect.element(page.getByRole('link', { name: 'Profile' })).toBeVisible();
  read.resolve({ data: scan });
  await expect.element(page.getByRole('link', { name: 'Workspaces' })).toBeVisible();
  expect(places.end().workspaces).toHaveLength(1);
});
