import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { address, open, server, standInForEachTest } from './support/app.tsx';
import { project, workspace } from './support/samples.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const scan = project('p', 'Scan', desk);
const moment = '2026-01-09T12:00:00.000Z';

/** A page of a list with one item on each page. */
const pageOf = <T,>(items: readonly T[], query: URLSearchParams) => {
  const number = Number(query.get('page[number]'));
  const data = items.slice(number - 1, number);
  const total = items.length;
  return {
    data,
    meta: { current_page: number, page_record_count: data.length, total_page_count: total, total_record_count: total },
    links: {},
  };
};

test('when everything on the last page of the trash has been restored, the page before it is shown', async () => {
  const trashed = (slug: string, title: string) => ({
    type: 'trash' as const,
    id: slug,
    attributes: { kind: 'card' as const, title, deleted_at: moment, removed_at: moment },
  });
  let inTrash = [trashed('heat', 'Heat'), trashed('rain', 'Rain')];
  server
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/projects/{id}', () => ({ data: scan }))
    .on('GET /v1/projects/{id}/trash', ({ query }) => pageOf(inTrash, query))
    .on('POST /v1/cards/bulk-restore', () => {
      inTrash = inTrash.slice(0, 1);
      return { meta: { count: 1 } };
    });
  await open('/projects/p/trash?page=2');
  await page.getByRole('button', { name: 'Restore “Rain”' }).click();
  await expect.element(page.getByText('Heat')).toBeVisible();
  expect(address()).toBe('/projects/p/trash');
});

test('when the only message on the last page has been deleted, the page before it is shown', async () => {
  const message = (id: string, subject: string) => ({
    type: 'messages' as const,
    id,
    attributes: {
      name: 'Bea',
      email: 'bea@example.org',
      subject,
      message: 'How much?',
      signed_in: false,
      read: true,
      created_at: moment,
    },
  });
  let inbox = [message('1', 'Heat'), message('2', 'Rain')];
  server
    .on('GET /v1/reach-out', ({ query }) => {
      const { meta, ...found } = pageOf(inbox, query);
      return { ...found, meta: { ...meta, unread: 0 } };
    })
    .on('DELETE /v1/reach-out/{id}', () => {
      inbox = inbox.slice(0, 1);
      return undefined;
    });
  await open('/admin/messages?page=2&open=2');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('button', { name: /Heat/ })).toBeVisible();
  expect(address()).not.toContain('page=');
});
