import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest, title } from './support/app.tsx';
import { me, project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('to-look-at', 'To look at', {
  projects: [{ slug: 'to-read', title: 'To read', card_count: 0 }],
  project_count: 1,
});

beforeEach(() => {
  server
    .on('GET /v1/me', () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [] } }))
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects', () => wholePage([project('to-read', 'To read', desk)]))
    .on('GET /v1/projects/{id}', () => ({ data: project('to-read', 'To read', desk) }));
});

test.each(['/create', '/w/to-look-at/edit', '/w/to-look-at/create', '/projects/to-read/edit'])(
  'a user without rights sees at %s that they have no access',
  async (path) => {
    await open(path);
    await expect.element(title()).toHaveTextContent('You do not have access');
    await expect.element(page.getByRole('link', { name: 'Go home' })).toBeVisible();
  },
);

test('a user who may only read a workspace is offered nothing else there', async () => {
  await open('/w/to-look-at');
  await expect.element(title()).toHaveTextContent('To look at');
  await expect.element(page.getByRole('main').getByRole('link', { name: 'To read' })).toBeVisible();
  expect(page.getByRole('link', { name: /Edit|New project/ }).elements()).toEqual([]);
});

test('a user who may not create workspaces is not offered it', async () => {
  await open('/');
  await expect.element(page.getByRole('link', { name: 'To look at' }).first()).toBeVisible();
  expect(page.getByRole('link', { name: 'New workspace' }).elements()).toEqual([]);
});
