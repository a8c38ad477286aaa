import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from './support/answered-project.ts';
import { open, server, standInForEachTest } from './support/app.tsx';
import { briefWith } from './support/generations.ts';
import { project, wholePage, workspace } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

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

test.each([
  { path: '/projects/p/cards', action: 'New card' },
  { path: '/projects/p/insights', action: 'New insight' },
  { path: '/projects/p/trends', action: 'New trend' },
])('the next step of an empty list at $path is offered once, below the explanation', async ({ path, action }) => {
  await open(path);
  const offered = page.getByRole('link', { name: action });
  await expect.element(offered).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.poll(() => offered.elements().length).toBe(1);
  expect(offered.element().closest('header')).toBeNull();
});

test('an empty brief is in the middle of the page like an empty list', async () => {
  const { data } = briefWith([]);
  server.on('GET /v1/projects/{id}/brief', () => ({
    data: { ...data, attributes: { ...data.attributes, challenge: null, version: 0 } },
  }));
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect();
    return Math.round(left + width / 2);
  };
  await page.viewport(1440, 900);
  await open('/projects/p/trends');
  const list = page.getByRole('heading', { name: 'No trends yet' });
  await expect.element(list).toBeVisible();
  const place = middle(list.element());
  await open('/projects/p/brief');
  const begin = page.getByRole('button', { name: 'Write the question' });
  await expect.element(begin).toBeVisible();
  expect(middle(page.getByRole('heading', { level: 2 }).element())).toBe(place);
  // The parts of the document begin at the left edge of the page.
  await begin.click();
  await expect.element(page.getByRole('heading', { name: 'Purpose' })).toBeVisible();
  const left = (element: Element) => Math.round(element.getBoundingClientRect().left);
  expect(left(page.getByRole('heading', { name: 'Purpose' }).element())).toBe(
    left(page.getByRole('heading', { level: 1 }).element()),
  );
});

test('the filter for an insight that no longer exists says so', async () => {
  server.on('GET /v1/projects/{id}/insights/{conclusionId}', () => failure('not_found'));
  await open('/projects/p/cards?insight=gone');
  await expect.element(page.getByRole('button', { name: 'Insight: no longer exists' })).toBeVisible();
});
