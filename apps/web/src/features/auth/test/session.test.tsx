import type { Me } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { address, open, server, standInForEachTest, title, userMenu } from '#test/components/support/app.tsx';
import { me, wholePage, workspace } from '#test/components/support/samples.ts';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const tokenKey = 'foreglow.api-token';

/** Signs in on the screen, as the user with this id. */
async function signInAs(id: string) {
  const session = { token: 'another-token', expires_at: '2026-02-09T12:00:00.000Z', device_token: 'd' };
  const user = { data: { ...me().data, id } };
  server
    .on('POST /v1/login', () => ({ data: { type: 'sessions' as const, id: 's', attributes: session } }))
    .on('GET /v1/me', () => user)
    .on('PATCH /v1/me', () => user);
  await page.getByLabelText('E-mail').fill('ada@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill('a-long-password-1');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a server that cannot be reached at the start does not end the session', async () => {
  server.breaks('GET /v1/me');
  await open('/create');
  await expect.poll(address).toMatch(/^\/login/);
  const toast = page.getByRole('region').getByText('A network error occured.');
  await expect.element(toast).toBeVisible();
  // At the top, not below the picture next to sign-in.
  await expect.poll(() => toast.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight / 4);
  expect(localStorage.getItem(tokenKey)).toBe('a-token-of-tests');
  await expect.element(page.getByRole('note').filter({ hasText: 'A network error occured.' })).toBeVisible();
  server.on('GET /v1/me', () => me());
  await open('/create');
  await expect.element(title()).toHaveTextContent('New workspace');
});

test('a restored session uses the language and the theme of the account, which may have been changed elsewhere', async () => {
  const root = document.documentElement;
  server.on('GET /v1/me', () => me({ locale: 'de', theme: 'dark' }));
  localStorage.setItem('foreglow.language', 'en');
  await open('/create');
  await expect.element(title()).toHaveTextContent('Neuer Arbeitsbereich');
  expect([root.lang, root.getAttribute('data-mantine-color-scheme')]).toEqual(['de', 'dark']);
  server.on('GET /v1/me', () => me());
  await open('/create');
  await expect.element(title()).toHaveTextContent('New workspace');
  expect([root.lang, root.getAttribute('data-mantine-color-scheme')]).toEqual(['en', 'light']);
});

test('a theme that was chosen without a connection is kept, and stored when the session is restored', async () => {
  const root = document.documentElement;
  server.breaks('PATCH /v1/me');
  await open('/create');
  await userMenu().click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(() => server.calls('PATCH /v1/me').length).toBe(1);
  server.on('PATCH /v1/me', () => me({ theme: 'dark' }));
  await open('/create');
  await expect.element(title()).toHaveTextContent('New workspace');
  expect(root.dataset.mantineColorScheme).toBe('dark');
  expect(server.calls('PATCH /v1/me').at(-1)?.body).toMatchObject({ data: { attributes: { theme: 'dark' } } });
  // The account has it now, so that a later choice on another device is followed again.
  server.on('GET /v1/me', () => me({ theme: 'light' }));
  await open('/create');
  await expect.poll(() => root.dataset.mantineColorScheme).toBe('light');
  expect(server.calls('PATCH /v1/me')).toHaveLength(2);
});

test('of themes chosen quickly one after another, the last one is stored last', async () => {
  const first = Promise.withResolvers<void>();
  server.on('PATCH /v1/me', async () => {
    if (server.calls('PATCH /v1/me').length === 1) await first.promise;
    return me();
  });
  const themes = () =>
    server.calls('PATCH /v1/me').map(({ body }) => (body as { data: { attributes: Me } }).data.attributes.theme);
  await open('/create');
  await userMenu().click();
  for (const name of ['Dark', 'Light', 'Match system']) {
    await page.getByRole('menuitemradio', { name }).click();
  }
  // The server may receive calls that are sent at the same time in any order.
  await expect.poll(themes).toEqual(['dark']);
  first.resolve();
  await expect.poll(themes).toEqual(['dark', 'system']);
});

test.each(['garbage, not a token', 'Schlüssel\n'])('an unknown token (%j) is removed', async (token) => {
  server.on('GET /v1/me', () => failure('login_required'));
  localStorage.setItem(tokenKey, token);
  await open('/create');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.element(page.getByRole('note').filter({ hasText: 'Please login again.' })).toBeVisible();
  await expect.poll(address).toBe('/login?return=/create');
  await expect.poll(() => localStorage.getItem(tokenKey)).toBeNull();
});

test('sign-in states that the session has ended until the user has signed in again', async () => {
  const noted = page.getByRole('note').filter({ hasText: 'Please login again.' });
  await open('/create');
  await expect.element(title()).toHaveTextContent('New workspace');
  server.on('POST /v1/workspaces', () => failure('login_required')).on('GET /v1/me', () => failure('login_required'));
  await page.getByLabelText('Title', { exact: true }).fill('Foresight');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect.poll(address).toBe('/login?return=/create');
  await expect.element(noted).toBeVisible();
  // A reload finds no token any more.
  await open(address());
  await expect.element(noted).toBeVisible();
  await signInAs('ada');
  await expect.element(title()).toHaveTextContent('New workspace');
  await userMenu().click();
  server.on('DELETE /v1/logout', () => undefined);
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  // The title is still there, and unsaved.
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(noted.elements()).toEqual([]);
});

test('what was typed into a form when the session ended is there again after sign-in, for the same user only', async () => {
  const field = page.getByLabelText('Title', { exact: true });
  const endSession = async () => {
    server.on('PATCH /v1/me', () => failure('login_required')).on('GET /v1/me', () => failure('login_required'));
    await userMenu().click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(address).toBe('/login?return=/create');
  };
  await open('/create');
  await field.fill('Foresight');
  await endSession();
  await signInAs('grace');
  await expect.element(title()).toHaveTextContent('New workspace');
  await expect.element(field).toHaveValue('');
  await endSession();
  await signInAs('ada');
  await expect.element(field).toHaveValue('Foresight');
  // It counts as unsaved, as before.
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(address).toBe('/');
  await open('/create');
  await expect.element(field).toHaveValue('');
});

test('a field that was not changed shows what others have stored while the user was signed out', async () => {
  const desk = (subtitle: string) => ({ data: workspace('w', 'Desk', { subtitle }) });
  const lost = () => failure('login_required');
  server
    .on('GET /v1/workspaces/{id}', () => desk('Early signs'))
    .on('GET /v1/projects', () => wholePage([]))
    .on('PATCH /v1/workspaces/{id}', lost);
  await open('/w/w/edit');
  await page.getByLabelText('Title', { exact: true }).fill('Foresight');
  server.on('GET /v1/me', lost);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(address).toBe('/login?return=/w/w/edit');
  server.on('GET /v1/workspaces/{id}', () => desk('Signs of change'));
  await signInAs('ada');
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('Foresight');
  await expect.element(page.getByLabelText('Subtitle')).toHaveValue('Signs of change');
});

test('addresses that were typed for invitations when the session ended are there again after sign-in', async () => {
  const lost = () => failure('login_required');
  const dialog = page.getByRole('dialog');
  const desk = workspace('w', 'Desk');
  server
    .on('GET /v1/workspaces', () => wholePage([desk]))
    .on('GET /v1/workspaces/{id}', () => ({ data: desk }))
    .on('GET /v1/workspaces/{id}/members', () => ({ data: [] }))
    .on('GET /v1/workspaces/{id}/invitations', () => wholePage([]))
    .on('POST /v1/workspaces/{id}/invitations', lost);
  await open('/w/w/members?invite=true');
  await dialog.getByRole('textbox').fill('bea@example.org');
  server.on('GET /v1/me', lost);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.poll(address).toMatch(/^\/login/);
  await signInAs('ada');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('bea@example.org');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog.elements()).toEqual([]);
  await open('/w/w/members?invite=true');
  await expect.element(dialog.getByRole('textbox')).toHaveValue('bea@example.org');
  // It is kept until it was sent.
  const sent = {
    email: 'bea@example.org',
    role: 'workspace_collaborator' as const,
    scope: 'workspace' as const,
    state: 'pending' as const,
    workspace: { slug: 'w', title: 'Desk' },
    project: null,
    inviter: { name: 'Ada' },
    created_at: '2026-01-09T12:00:00.000Z',
    expires_at: '2026-02-09T12:00:00.000Z',
    link: null,
    has_account: false,
  };
  server.on('POST /v1/workspaces/{id}/invitations', () => ({
    data: [{ type: 'invitations' as const, id: 'i', attributes: sent }],
    meta: { outcomes: [] },
  }));
  await dialog.getByRole('button', { name: 'Invite', exact: true }).dblClick();
  await dialog.getByRole('button', { name: 'Invite someone else' }).click();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('');
  // The first call was refused. Of the two clicks, one sent.
  expect(server.calls('POST /v1/workspaces/{id}/invitations')).toHaveLength(2);
});

test.each([
  ['a phone on its side', 640, 360],
  ['a page at 400 %', 320, 256],
])('the first field of sign-in is on the screen of %s', async (_, width, height) => {
  localStorage.removeItem(tokenKey);
  await page.viewport(width, height);
  await open('/login');
  const field = page.getByLabelText('E-mail');
  await expect.element(field).toBeVisible();
  expect(field.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
});
