import type { WaitingAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { me } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

let waiting: WaitingAttributes = {
  count: 5,
  unread_messages: 2,
  failed_mails: { given_up: 1, waiting: 1, reason: 'The mail server mail.example.org cannot be found.' },
  disk: { free_bytes: 200_000_000, total_bytes: 10_000_000_000, nearly_full: true },
};

test('what waits is a number in the rail, and a list above the status of the installation', async () => {
  server
    .on('GET /v1/reach-out', () => ({
      data: [],
      meta: { current_page: 1, page_record_count: 0, total_page_count: 1, total_record_count: 0, unread: 2 },
      links: {},
    }))
    .on('GET /v1/settings', () => failure('unavailable'))
    .on('GET /v1/settings/waiting', () => ({ data: { type: 'waiting' as const, id: 'site', attributes: waiting } }))
    .on('DELETE /v1/settings/waiting/failed-mails', () => {
      waiting = { ...waiting, count: 4, failed_mails: { ...waiting.failed_mails, given_up: 0 } };
      return undefined;
    });
  await open('/');
  const place = page.getByRole('link', { name: /Admin settings.*5 waiting for you/ });
  await place.click();
  const list = page.getByRole('list', { name: 'Waiting for you' });
  await expect.element(list.getByText('2 unread messages')).toBeVisible();
  await expect.element(list.getByText('2 mails could not be sent')).toBeVisible();
  await expect.element(list.getByText(/1 of them will be tried again\. .*cannot be found/)).toBeVisible();
  await expect.element(list.getByText(/The disk is nearly full: /)).toBeVisible();
  await list.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(list.getByText('1 mail could not be sent')).toBeVisible();
  expect(list.getByRole('button', { name: 'Dismiss' }).elements()).toEqual([]);
});

test('nobody else asks for it', async () => {
  server.on('GET /v1/me', () => me({ permissions: { is_global_admin: false, workspaces: [], projects: [] } }));
  await open('/');
  await expect.element(page.getByRole('link', { name: 'Notifications' }).first()).toBeVisible();
  expect(server.calls('GET /v1/settings/waiting')).toEqual([]);
});
