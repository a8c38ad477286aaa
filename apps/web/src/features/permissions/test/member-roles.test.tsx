import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, server, standInForEachTest } from '#test/components/support/app.tsx';
import { me, member, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const desk = workspace('w', 'Desk');
const bea = member({ workspace_role: 'workspace_collaborator' });

test('a role that is chosen for somebody who has been removed is refused, and the list shows who is left', async () => {
  let members = [bea];
  let sent: unknown;
  server
    .on('GET /v1/me', () => me())
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/workspaces/{id}/invitations', () => wholePage([]))
    .on('GET /v1/workspaces/{id}/members', () => ({ data: members }))
    .on('POST /v1/permissions', ({ body }) => {
      sent = body;
      members = [];
      return failure('edited_meanwhile', 'Somebody else has removed this person in the meantime.');
    });
  await open('/w/w/members');
  await page.getByRole('button', { name: /^Role of Bea/ }).click();
  await page.getByRole('menuitemradio', { name: /^Creator/ }).click();
  await expect.element(page.getByText('Somebody else has removed this person in the meantime.')).toBeVisible();
  await expect.element(page.getByText('bea@example.org')).not.toBeInTheDocument();
  expect(sent).toMatchObject({
    data: { attributes: { user_id: 'bea', role: 'workspace_creator', based_on: 'workspace_collaborator' } },
  });
});

test('each role is explained in words where it is chosen, and on the screen of the members', async () => {
  server
    .on('GET /v1/me', () => me())
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/workspaces/{id}/invitations', () => wholePage([]))
    .on('GET /v1/workspaces/{id}/members', () => ({ data: [bea] }));
  await open('/w/w/members?invite=true');
  const dialog = page.getByRole('dialog', { name: 'Invite to Desk' });
  const guide = 'What each role may do';
  await expect.element(dialog.getByRole('heading', { name: guide })).toBeVisible();
  for (const text of [/^Does everything in the workspace, may publish, and manages/, /Publishes only if/]) {
    await expect.element(dialog.getByText(text).first()).toBeVisible();
  }
  await expect
    .element(dialog.getByRole('combobox', { name: 'Role' }))
    .toHaveAccessibleDescription(/^Works in all projects/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('heading', { name: guide })).toBeVisible();
  await page.getByRole('button', { name: /^Role of Bea/ }).click();
  await expect.element(page.getByRole('menuitemradio', { name: /^Creator.*may publish/ })).toBeVisible();
});
