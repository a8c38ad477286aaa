import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from './support/app.tsx';
import { me, project, wholePage, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);

beforeEach(() => {
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects', () => wholePage([scan]))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/cards', () => wholePage([]))
    .on('GET /v1/projects/{id}/users', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/duplicates', () => wholePage([]))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/tag-suggestions', () => ({ data: [] }));
});

test('unsaved text waits for the user who typed it, and is not shown to another user of the browser', async () => {
  const cardTitle = page.getByLabelText('Title', { exact: true });
  const openAs = async (id: string) => {
    server.on('GET /v1/me', () => ({ data: { ...me().data, id } }));
    await open('/projects/p/cards/create');
    await expect.element(cardTitle).toBeVisible();
  };
  await openAs('ada');
  await cardTitle.fill('Only for Ada');
  await openAs('ben');
  await expect.element(cardTitle).toHaveValue('');
  await openAs('ada');
  await expect.element(cardTitle).toHaveValue('Only for Ada');
});
