import { signInByApi } from '../support/client.ts';
import { signInHere, title, userMenu } from '../support/screens.ts';
import { anonymous, expect, signedInState, test, tokenKey } from '../support/signed-in.ts';

test.describe('with a stored token', () => {
  test('the session is restored, in a new tab too', async ({ page, context }) => {
    await page.goto('/create');
    await expect(title(page)).toHaveText('New workspace');
    const tab = await context.newPage();
    await tab.goto('/');
    await expect(title(tab)).toHaveText('Workspaces');
  });
});

test.describe('with another user in another tab', () => {
  test('the page loads again for that user, and sends nothing of the first one under their name', async ({
    page,
    context,
    api,
  }) => {
    const workspace = await api.workspace('Shared computer');
    const { token } = await api.person(workspace, { email: 'bea@example.org', role: 'workspace_collaborator' });
    const field = page.getByLabel('Title', { exact: true });
    const loads: string[] = [];
    // The browser asks whether to leave the page, as there is unsaved text. The user stays the first time.
    page.on('dialog', (dialog) => void (loads.push(dialog.type()) === 1 ? dialog.dismiss() : dialog.accept()));
    await page.goto('/create');
    await field.fill('Typed by the administrator');
    const tab = await context.newPage();
    await tab.goto('/docs/api');
    const storeToken = (value: string) =>
      tab.evaluate(([key, stored]) => localStorage.setItem(key, stored), [tokenKey, value] as const);
    await storeToken(token);
    await expect.poll(() => loads.length).toBe(1);
    const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/v1/workspaces'));
    await page.route('**/v1/workspaces', (route) => route.abort());
    await page.getByRole('button', { name: 'Create workspace' }).click();
    expect((await request).headers()).toMatchObject({ authorization: `Bearer ${api.token}` });
    await page.unroute('**/v1/workspaces');

    await storeToken(api.token);
    await storeToken(token);
    await expect(page.getByRole('button', { name: 'bea@example.org' })).toBeVisible();
    // A collaborator may not create workspaces, and the text of the administrator is gone.
    await expect(field).toHaveCount(0);
  });
});

test.describe('with an unknown token', () => {
  test.use({
    storageState: async ({ product }, use) => use(signedInState(product.url, 'garbage, not a token')),
  });

  test('a malformed cookie against request forgery does not prevent anybody from signing in', async ({
    page,
    context,
    product,
  }) => {
    await context.addCookies([{ name: 'XSRF-TOKEN', value: '100%', url: product.url }]);
    await page.goto('/login');
    await signInHere(page, product.admin);
    await expect(title(page)).toHaveText('Workspaces');
  });
});

test.describe('with a session that ends', () => {
  test.use(anonymous);

  test('logging out ends the session here, in the API and in other tabs', async ({ page, context, product }) => {
    await page.goto('/login');
    await signInHere(page, product.admin);
    await expect(title(page)).toHaveText('Workspaces');
    const token = await page.evaluate((key) => localStorage.getItem(key), tokenKey);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${product.url}/v1/me`, { headers })).status).toBe(200);
    const tab = await context.newPage();
    await tab.goto('/create');
    await expect(title(tab)).toHaveText('New workspace');

    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate((key) => localStorage.getItem(key), tokenKey)).toBeNull();
    await expect.poll(async () => (await fetch(`${product.url}/v1/me`, { headers })).status).toBe(401);
    await expect(tab).toHaveURL(/\/login/);

    await page.goBack();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('logging out does not wait for the server', async ({ page, product }) => {
    await page.goto('/login');
    await signInHere(page, product.admin);
    await expect(title(page)).toHaveText('Workspaces');
    // The call to log out is never answered.
    await page.route('**/v1/logout', () => undefined);
    await userMenu(page).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate((key) => localStorage.getItem(key), tokenKey)).toBeNull();
  });

  test('a session that ends in the middle of work leads to sign-in and back to what was typed', async ({
    page,
    product,
  }) => {
    const other = await signInByApi(product);
    const workspace = await other.workspace('Left in the middle');
    // The session ends when the save is sent: otherwise the stream of changes, or a part of the screen that is loaded late,
    // could notice first, and the form would be gone before it is saved.
    await page.route(`**/v1/workspaces/${workspace}`, async (route) => {
      if (route.request().method() === 'PATCH') {
        const authorization = route.request().headers().authorization ?? '';
        const ended = await fetch(`${product.url}/v1/logout`, { method: 'DELETE', headers: { authorization } });
        expect(ended.status).toBe(204);
      }
      await route.continue();
    });
    await page.goto(`/w/${workspace}/edit`);
    await signInHere(page, product.admin);
    await page.getByLabel('Title', { exact: true }).fill('Changed meanwhile');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/login\?return=/);
    await expect(page.getByRole('note')).toContainText('Please login again.');
    await signInHere(page, product.admin);
    await expect(page).toHaveURL(`/w/${workspace}/edit`);
    await expect(title(page)).toHaveText('Edit workspace');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Changed meanwhile');
  });
});
