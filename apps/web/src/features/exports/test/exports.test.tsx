import type { ExportAttributes } from '@foreglow/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerProject } from '#test/components/support/answered-project.ts';
import { narrow, open, pixelsOverTheEdge, server, standInForEachTest } from '#test/components/support/app.tsx';
import { project, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const moment = '2026-01-09T12:00:00.000Z';

const made = (changes: Partial<ExportAttributes> = {}) => ({
  type: 'exports' as const,
  id: 'e',
  attributes: {
    slug: 'e',
    format: 'pdf' as const,
    content: 'project' as const,
    state: 'running' as const,
    done: 100,
    total: 400,
    file_name: 'Scan 2026-01-09.pdf',
    bytes: null,
    url: null,
    version: 7,
    taken_at: moment,
    left_out: 0,
    failure: null,
    project: { slug: 'p', title: 'Scan' },
    created_at: moment,
    expires_at: '2026-01-16T12:00:00.000Z',
    ...changes,
  },
  links: { self: '/v1/exports/e' },
});
const ready = { state: 'ready', done: 400, bytes: 2_500_000, url: '/files/exports/e.pdf' } as const;

/** The names of the saved files. */
let saved: string[];

beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  answerProject(desk, scan)
    .on('GET /v1/projects/{id}/exports', () => ({ data: [] }))
    .on('POST /v1/projects/{id}/exports', () => ({ data: made() }))
    .on('GET /v1/exports/{id}', () => ({ data: made() }));
});
afterEach(() => vi.restoreAllMocks());

const dialog = () => page.getByRole('dialog', { name: /^Export/ });
async function begin(): Promise<void> {
  await open('/projects/p/downloads');
  await page.getByRole('button', { name: 'New export' }).first().click();
  await dialog().getByRole('button', { name: 'Export', exact: true }).click();
}

test('a large export shows its progress, and its file is saved when it is ready', async () => {
  await begin();
  await expect.element(dialog().getByRole('status')).toHaveTextContent('100 of 400 done');
  server.on('GET /v1/exports/{id}', () => ({ data: made(ready) }));
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => saved).toEqual(['Scan 2026-01-09.pdf']);
});

test('the progress can be left, and a toast on another page reports when the file is ready', async () => {
  await begin();
  await dialog().getByRole('button', { name: 'Continue in the background' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Notifications' }).click();
  server.on('GET /v1/exports/{id}', () => ({ data: made(ready) }));
  await expect.element(page.getByText('Your export is ready')).toBeVisible();
  expect(saved).toEqual([]);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect.poll(() => saved).toEqual(['Scan 2026-01-09.pdf']);
});

test('a connection lost for a while does not lose the toast about an export in the background', async () => {
  await begin();
  await dialog().getByRole('button', { name: 'Continue in the background' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const before = server.calls('GET /v1/exports/{id}').length;
  server.breaks('GET /v1/exports/{id}');
  // A failed call is repeated once before the query fails.
  await expect.poll(() => server.calls('GET /v1/exports/{id}').length, { timeout: 10_000 }).toBeGreaterThan(before + 1);
  server.on('GET /v1/exports/{id}', () => ({ data: made(ready) }));
  await expect.element(page.getByText('Your export is ready')).toBeVisible();
});

test('cancelling an export returns to the previous choice', async () => {
  server.on('DELETE /v1/exports/{id}', () => undefined);
  await open('/projects/p/downloads');
  await page.getByRole('button', { name: 'New export' }).first().click();
  await dialog().getByRole('radio', { name: /JSON/ }).click();
  await dialog().getByRole('button', { name: 'Export', exact: true }).click();
  await dialog().getByRole('button', { name: 'Cancel the export' }).click();
  await expect.element(dialog().getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  expect(server.calls('DELETE /v1/exports/{id}').map(({ params }) => params)).toEqual([{ id: 'e' }]);
  expect(server.calls('POST /v1/projects/{id}/exports')[0]?.body).toMatchObject({
    data: { attributes: { format: 'json' } },
  });
});

test('a failed export shows the reason, and can be retried', async () => {
  server.on('GET /v1/exports/{id}', () => ({ data: made({ state: 'failed', failure: 'storage_full' }) }));
  await begin();
  await expect.element(dialog().getByText(/There is no storage space left/)).toBeVisible();
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect.element(dialog().getByRole('button', { name: 'Export', exact: true })).toBeVisible();
});

test('a refused export says so, and keeps the choice', async () => {
  server.on('POST /v1/projects/{id}/exports', () =>
    failure('too_many_requests', 'Wait for one of your exports to end.'),
  );
  await begin();
  await expect.element(page.getByText('Wait for one of your exports to end.')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Export', exact: true })).toBeVisible();
});

test('the downloads show running, ready and failed exports, also on a narrow page', async () => {
  const others = [
    made({ slug: 'a' }),
    made({ slug: 'b', ...ready, file_name: 'Ready.pdf' }),
    made({ slug: 'c', state: 'failed', failure: 'too_large' }),
  ].map((one) => ({ ...one, id: one.attributes.slug }));
  server.on('GET /v1/projects/{id}/exports', () => ({ data: others }));
  await page.viewport(narrow.width, narrow.height);
  await open('/projects/p/download/b');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.element(rows.first().getByText('Ready.pdf')).toBeVisible();
  await expect.element(rows.first().getByText('Kept until 16 January 2026')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await expect.element(page.getByText('The export is too large. Please select less.')).toBeVisible();
  await expect.poll(pixelsOverTheEdge).toBeLessThanOrEqual(0);
});

test('the address of a file that no longer exists says so', async () => {
  await open('/projects/p/download/gone');
  await expect.element(page.getByText('This file is no longer here')).toBeVisible();
});

test('a file is deleted once, however often its button is pressed', async () => {
  const deleting = Promise.withResolvers<void>();
  let listed = [made(ready)];
  server
    .on('GET /v1/projects/{id}/exports', () => ({ data: listed }))
    .on('DELETE /v1/exports/{id}', async () => {
      await deleting.promise;
      listed = [];
      return undefined;
    });
  await open('/projects/p/downloads');
  const remove = page.getByRole('button', { name: /^Delete/ });
  await remove.click();
  await remove.click();
  deleting.resolve();
  await expect.poll(() => remove.elements()).toEqual([]);
  expect(server.calls('DELETE /v1/exports/{id}').length).toBe(1);
});

test('the brief, to which nothing can be added, offers no group for it', async () => {
  await open('/projects/p/downloads');
  await page.getByRole('button', { name: 'New export' }).first().click();
  const group = dialog().getByRole('group', { name: 'Include' });
  await expect.element(group).toBeVisible();
  await dialog().getByRole('combobox', { name: 'What' }).click();
  await page.getByRole('option', { name: 'The brief' }).click();
  await expect.element(group).not.toBeInTheDocument();
});

test('the booklet of a project has all cards, those used as evidence, or none, and then no options for them', async () => {
  await open('/projects/p/downloads');
  await page.getByRole('button', { name: 'New export' }).first().click();
  const choice = (name: string) => dialog().getByRole('combobox', { name, exact: true });
  const [cards, perPage] = [choice('Cards'), choice('On a page')];
  await expect.element(cards).toHaveTextContent('All');
  await expect.element(perPage).toBeVisible();
  await cards.click();
  await page.getByRole('option', { name: 'None' }).click();
  await expect.element(perPage).not.toBeInTheDocument();
  await expect.element(dialog().getByLabelText('Comments')).not.toBeInTheDocument();
  await cards.click();
  await page.getByRole('option', { name: 'Only those used as evidence' }).click();
  await expect.element(perPage).toBeVisible();
  await dialog().getByRole('button', { name: 'Export', exact: true }).click();
  await expect
    .poll(() => server.calls('POST /v1/projects/{id}/exports')[0]?.body)
    .toMatchObject({
      data: { attributes: { content: 'project', options: { cards: 'evidence' } } },
    });
});
