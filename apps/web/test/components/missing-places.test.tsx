import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, open, server, standInForEachTest, title, userMenu } from './support/app.tsx';
import { failure } from './support/stand-in.ts';

standInForEachTest();

test('an unknown address says so, and links to the home screen', async () => {
  await open('/no/such/way');
  await expect.element(title()).toHaveTextContent('Nothing here');
  await expect.poll(() => document.title).toBe('Nothing here · Foreglow');
  await expect.element(userMenu()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go home' }).click();
  await expect.poll(address).toBe('/');
});

test.each([
  ['/w/nobody-made-this', 'This workspace was not found'],
  ['/w/nobody-made-this/edit', 'This workspace was not found'],
  ['/w/nobody-made-this/repo', 'This workspace was not found'],
  ['/projects/nobody-made-this/edit', 'This project was not found'],
])('what does not exist at %s says so, and links to the workspaces', async (path, message) => {
  server
    .on('GET /v1/workspaces/{id}', () => failure('not_found'))
    .on('GET /v1/workspaces/{id}/tags', () => failure('not_found'))
    .on('POST /v1/workspaces/{id}/cards', () => failure('not_found'))
    .on('GET /v1/projects/{id}', () => failure('not_found'));
  await open(path);
  await expect.element(title()).toHaveTextContent(message);
  await page.getByRole('link', { name: 'Go to your workspaces' }).click();
  await expect.poll(address).toBe('/');
});

test('the tab of the cards of a project that does not exist says so', async () => {
  const missing = () => failure('not_found');
  server
    .on('GET /v1/projects/{id}', missing)
    .on('GET /v1/projects/{id}/cards', missing)
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', missing)
    .on('GET /v1/projects/{id}/users', missing);
  await open('/projects/nobody-made-this/cards');
  await expect.poll(() => document.title).toBe('This project was not found · Foreglow');
});

test('a workspace that the user may not see looks like a missing one', async () => {
  server.on('GET /v1/workspaces/{id}', () => failure('forbidden'));
  await open('/w/hidden');
  await expect.element(title()).toHaveTextContent('This workspace was not found');
});
