import type { AccountAttributes, InvitationAttributes } from '@foreglow/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, server, standInForEachTest } from './support/app.tsx';
import { wholePage, workspace } from './support/samples.ts';
import { failure } from './support/stand-in.ts';

standInForEachTest();

const moment = '2026-01-09T12:00:00.000Z';
const desk = workspace('w', 'Desk');

const account: AccountAttributes = {
  name: 'Bea',
  email: 'bea@example.org',
  picture: null,
  is_global_admin: false,
  disabled: false,
  workspace_count: 1,
  card_count: 0,
  session_count: 1,
  created_at: moment,
  last_seen_at: null,
};

const link: InvitationAttributes = {
  email: null,
  role: 'workspace_collaborator',
  scope: 'workspace',
  state: 'pending',
  workspace: { slug: 'w', title: 'Desk' },
  project: null,
  inviter: { name: 'Ada' },
  created_at: moment,
  expires_at: moment,
  link: null,
  has_account: null,
};

/** A call that is under way until `end` is called. */
function underWay() {
  const call = Promise.withResolvers<void>();
  return { ended: call.promise, end: call.resolve };
}

test('a second question about an account stays open when the first action ends', async () => {
  const making = underWay();
  const bea = { type: 'users' as const, id: 'bea', attributes: account };
  server
    .on('GET /v1/users', () => wholePage([bea]))
    // The number of unread messages is in the navigation.
    .on('GET /v1/reach-out', () => {
      const { meta, ...none } = wholePage([]);
      return { ...none, meta: { ...meta, unread: 0 } };
    })
    .on('PATCH /v1/users/{id}', async () => {
      await making.ended;
      return { data: bea };
    });
  await open('/admin/users');
  const ask = async (action: string) => {
    await page.getByRole('button', { name: 'Actions for Bea' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await ask('Make administrator');
  await page.getByRole('dialog').getByRole('button', { name: 'Make administrator' }).click();
  await expect.poll(() => server.calls('PATCH /v1/users/{id}').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await ask('End all sessions');
  const second = page.getByRole('dialog', { name: 'End all sessions of Bea?' });
  await expect.element(second).toBeVisible();
  making.end();
  await expect.element(page.getByText('Bea is an administrator now')).toBeVisible();
  await expect.element(second).toBeVisible();
});

test('the question whether to withdraw an invite link stays open when its renewal ends', async () => {
  const renewing = underWay();
  const stored = { type: 'invitations' as const, id: 'i', attributes: link };
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/workspaces/{id}/members', () => ({ data: [] }))
    .on('GET /v1/workspaces/{id}/invitations', ({ query }) =>
      wholePage(query.get('filter[state]') === 'pending' ? [stored] : []),
    )
    .on('PATCH /v1/invitations/{id}/renew', async () => {
      await renewing.ended;
      return { data: { ...stored, attributes: { ...link, link: '/join#token=t' } } };
    });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open('/w/w/members');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Renew').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Renew', exact: true }).click();
  await expect.poll(() => server.calls('PATCH /v1/invitations/{id}/renew').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await button('Withdraw').click();
  const second = page.getByRole('dialog', { name: 'Withdraw the link?' });
  await expect.element(second).toBeVisible();
  renewing.end();
  await expect.element(page.getByText('The link is copied')).toBeVisible();
  await expect.element(second).toBeVisible();
});

test('when inviting fails after its dialog was closed, a toast says so', async () => {
  const inviting = underWay();
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/workspaces/{id}/members', () => ({ data: [] }))
    .on('GET /v1/workspaces/{id}/invitations', () => wholePage([]))
    .on('POST /v1/workspaces/{id}/invitations', async () => {
      await inviting.ended;
      return failure('unavailable', 'The server is busy.');
    });
  await open('/w/w/members?invite=true');
  await page.getByRole('dialog').getByRole('textbox').fill('bea@example.org');
  await page.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.poll(() => server.calls('POST /v1/workspaces/{id}/invitations').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  inviting.end();
  await expect.element(page.getByText('“Invite” did not work')).toBeVisible();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
});
