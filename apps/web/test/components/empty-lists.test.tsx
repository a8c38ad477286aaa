import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, standInForEachTest } from './support/app.tsx';
import { project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);

beforeEach(() => {
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/cards', () => wholePage([]))
    .on('GET /v1/projects/{id}/card-facets', () => ({
      data: { type: 'card-facets' as const, id: 'p', attributes: { tags: [], creators: [] } },
    }))
    .on('GET /v1/projects/{id}/insights', () => wholePage([]))
    .on('GET /v1/projects/{id}/trends', () => wholePage([]));
});

test.each([
  { path: '/projects/p/cards', empty: 'No cards yet', search: 'Search cards' },
  { path: '/projects/p/insights', empty: 'No insights yet', search: 'Search insights' },
  { path: '/projects/p/trends', empty: 'No trends yet', search: 'Search trends' },
])('an empty list at $path has nothing to search, to filter and to export, unless filters empty it', async (list) => {
  await open(list.path);
  await expect.element(page.getByRole('heading', { name: list.empty })).toBeVisible();
  await expect.poll(() => page.getByRole('searchbox', { name: list.search }).elements()).toEqual([]);
  expect(page.getByRole('button', { name: /^Export/ }).elements()).toEqual([]);
  await open(`${list.path}?q=heat`);
  await expect.element(page.getByRole('searchbox', { name: list.search })).toHaveValue('heat');
  await expect.element(page.getByRole('button', { name: /^Export/ })).toBeVisible();
});
