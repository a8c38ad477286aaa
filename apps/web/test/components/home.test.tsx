import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest, title } from './support/app.tsx';
import { project, wholePage, workspace } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

const desk = workspace('cities', 'Cities after 2040');

test('an administrator without any workspace is led to create the first one', async () => {
  await open('/');
  await expect.element(page.getByRole('heading', { name: 'No workspaces yet' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Create your first workspace' })).toBeVisible();
  expect(page.getByRole('link', { name: 'New workspace' }).elements()).toEqual([]);
});

test('a list that cannot be loaded says so, and is loaded on a retry', async () => {
  // The shell loads the list as well once the screen is complete. The request must fail until the button is pressed, or
  // the button may disappear first.
  let pressed = false;
  const press = () => {
    pressed = true;
  };
  document.addEventListener('click', press, { capture: true, once: true });
  server.on('GET /v1/workspaces', () => (pressed ? wholePage([desk]) : failure('internal')));
  await open('/');
  const alert = page.getByRole('alert').filter({ hasText: 'That did not work' });
  await expect.element(alert).toMatchTextContent(/An error occurred on the server\./);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Cities after 2040' }).first()).toBeVisible();
});

test('projects shared with the user are listed below the workspaces, with their workspace', async () => {
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/projects', () => wholePage([project('scan', 'January scan', desk)]));
  await open('/');
  const shared = page.getByRole('list', { name: 'Shared with you' });
  await expect.element(shared.getByRole('link', { name: 'January scan', exact: true })).toBeVisible();
  await expect.element(shared).toMatchTextContent(/Cities after 2040/);
});

test.each([
  ['9', 'Page 2 of 2', '/'],
  ['0', 'Page 1 of 2', '/?page=2'],
  ['x', 'Page 1 of 2', '/?page=2'],
  ['-1', 'Page 1 of 2', '/?page=2'],
  ['1e9', 'Page 1 of 2', '/?page=2'],
])('page %s, which does not exist, leads to %s', async (number, shown, other) => {
  server.on('GET /v1/workspaces', ({ query }) => {
    const current = Number(query.get('page[number]') ?? 1);
    return {
      data: current > 2 ? [] : [desk],
      meta: { current_page: current, page_record_count: 1, total_page_count: 2, total_record_count: 49 },
      links: {},
    };
  });
  await open(`/?page=${number}`);
  await expect.element(title()).toHaveTextContent('Workspaces');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect.element(pages).toMatchTextContent(new RegExp(shown));
  await expect.element(pages.getByRole('link')).toHaveAttribute('href', other);
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('of the two lists of all workspaces only the one that is shown is announced as current', async () => {
  const none = wholePage([]);
  server
    .on('GET /v1/workspaces', () => none)
    .on('GET /v1/trash', () => none)
    .on('GET /v1/reach-out', () => ({ ...none, meta: { ...none.meta, unread: 0 } }));
  await open('/admin/workspaces?trash=true');
  const lists = page.getByRole('navigation', { name: 'Which workspaces' }).getByRole('link');
  await expect.element(lists.first()).toBeVisible();
  const current = lists.elements().filter((link) => (link.getAttribute('aria-current') ?? 'false') !== 'false');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Trash']);
});

test('a sample is removed only after a question, and its places are gone from the rail at once', async () => {
  const sample = { ...desk, attributes: { ...desk.attributes, sample: true } };
  let deleted = false;
  server
    .on('GET /v1/workspaces', () => wholePage(deleted ? [] : [sample]))
    // The rail must not depend on another answer.
    .on('GET /v1/workspaces/{id}', () => (deleted ? new Promise<never>(() => undefined) : { data: sample }))
    .on('GET /v1/projects', () => wholePage([]))
    .on('DELETE /v1/workspaces/{id}', () => {
      deleted = true;
      return undefined;
    });
  const repository = page.getByRole('complementary').getByRole('link', { name: /^Repository/ });
  const dialog = page.getByRole('dialog', { name: 'Remove the sample?' });
  await open('/w/cities');
  await expect.element(repository).toBeVisible();
  await page.getByRole('button', { name: 'Remove the sample' }).click();
  await expect.element(dialog).toMatchTextContent(/“Cities after 2040” moves to the trash with everything in it/);
  expect(server.calls('DELETE /v1/workspaces/{id}')).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove the sample' }).click();
  await expect.element(title()).toHaveTextContent('Workspaces');
  await expect.poll(() => repository.elements()).toEqual([]);
});
