import type { TrendAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { trend } from '#test/components/support/conclusions.ts';
import { liveChanges } from '#test/components/support/live-changes.ts';
import { project, wholePage, workspace } from '#test/components/support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);

test('a trend that was moved stays there while the change is being saved, although the list is read again', async () => {
  const changes = liveChanges();
  const saving = Promise.withResolvers<void>();
  let stored: Pick<TrendAttributes, 'horizon' | 'subtitle'> = { horizon: 'next', subtitle: null };
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/events', () => changes.response)
    .on('GET /v1/projects/{id}/trends', () => wholePage([trend(stored).data]))
    .on('PATCH /v1/projects/{id}/trends/{conclusionId}', async () => {
      await saving.promise;
      stored = { ...stored, horizon: 'later' };
      return trend(stored);
    });
  await open('/projects/p/trends');
  const column = (name: 'Next' | 'Later') => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
  const title = 'Stages without people';
  await expect.element(column('Next').getByRole('link', { name: title })).toBeVisible();
  await expect.poll(() => server.calls('GET /v1/events').length).toBe(1);
  await page.getByRole('button', { name: `More about “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Move to Later' }).click();
  await expect.element(column('Later').getByRole('link', { name: title })).toBeVisible();
  const before = server.calls('GET /v1/projects/{id}/trends').length;
  // Somebody else has changed another part of the trend.
  stored = { ...stored, subtitle: 'Changed by others' };
  changes.send({ type: 'trends' });
  await expect.poll(() => server.calls('GET /v1/projects/{id}/trends').length).toBe(before + 1);
  await expect.element(page.getByText('Changed by others')).toBeVisible();
  await expect.element(column('Later').getByRole('link', { name: title })).toBeVisible();
  saving.resolve();
  await expect.poll(() => server.calls('GET /v1/projects/{id}/trends').length).toBe(before + 2);
  await expect.element(column('Later').getByRole('link', { name: title })).toBeVisible();
});

test('when two moves of a trend fail and nothing can be read, it is back where it is stored', async () => {
  const saving = Promise.withResolvers<void>();
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/trends', () => wholePage([trend({ horizon: 'later' }).data]))
    .on('PATCH /v1/projects/{id}/trends/{conclusionId}', () =>
      saving.promise.then(() => Promise.reject(new TypeError())),
    );
  await open('/projects/p/trends');
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
  const title = 'Stages without people';
  const move = async (to: string) => {
    await page.getByRole('button', { name: `More about “${title}”` }).click();
    await page.getByRole('menuitem', { name: `Move to ${to}` }).click();
    await expect.element(column(to).getByRole('link', { name: title })).toBeVisible();
  };
  await move('Next');
  await move('Now');
  server.breaks('GET /v1/projects/{id}/trends');
  saving.resolve();
  await expect.poll(() => server.calls('PATCH /v1/projects/{id}/trends/{conclusionId}').length).toBe(2);
  await expect.poll(() => page.getByText(/was not changed/).elements().length).toBe(2);
  await expect.element(column('Later').getByRole('link', { name: title })).toBeVisible();
});

test.each(['Board', 'Matrix', 'List'])('of the views only the current one is announced as such: %s', async (view) => {
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/tags-from-all-taxonomies', () => ({ data: [] }))
    .on('GET /v1/projects/{id}/trends', () => wholePage([trend().data]));
  await open(`/projects/p/trends?view=${view.toLowerCase()}`);
  const views = page.getByRole('group', { name: 'View' }).getByRole('link');
  await expect.element(views.first()).toBeVisible();
  const current = views.elements().filter((link) => (link.getAttribute('aria-current') ?? 'false') !== 'false');
  expect(current.map(({ textContent }) => textContent)).toEqual([view]);
});
