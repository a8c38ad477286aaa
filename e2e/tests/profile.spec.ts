import type { Browser, Page } from '@playwright/test';
import { chooseIn, title } from '../support/screens.ts';
import { anonymous, expect, signedInState, test } from '../support/signed-in.ts';

test.use(anonymous);

const pageOf = async (browser: Browser, url: string, token: string): Promise<Page> =>
  (await browser.newContext({ baseURL: url, locale: 'en-GB', storageState: signedInState(url, token) })).newPage();

test('name, language and look are changed, and stay after signing in elsewhere', async ({ browser, api, product }) => {
  const workspace = await api.workspace('Profiles');
  const person = await api.person(workspace, { email: 'changes@example.org', role: 'workspace_collaborator' });
  const page = await pageOf(browser, product.url, person.token);
  await page.goto('/profile');
  await page.getByLabel('Your name').fill('Renamed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: person.email })).toContainText('Renamed');
  await chooseIn(page.getByRole('combobox', { name: 'Appearance' }), 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('"locale":"de"') ?? false);
  await chooseIn(page.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await expect(title(page)).toHaveText('Profil');
  await kept;
  await page.context().close();

  const elsewhere = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('E-mail').fill(person.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(person.password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(title(elsewhere)).toHaveText('Arbeitsbereiche');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await elsewhere.context().close();
});

test('the password is changed with the old one, and other sessions end', async ({ browser, api, product }) => {
  const workspace = await api.workspace('Passwords');
  const person = await api.person(workspace, { email: 'password@example.org', role: 'workspace_collaborator' });
  const page = await pageOf(browser, product.url, person.token);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  // Password managers store the new password with the name in its form.
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue(person.email);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('a wholly new password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed; all other sessions have ended')).toBeVisible();
  await page.context().close();
});

test('a session elsewhere is ended, and asks to sign in again', async ({ browser, api, product }) => {
  const workspace = await api.workspace('Sessions');
  const person = await api.person(workspace, { email: 'sessions@example.org', role: 'workspace_collaborator' });
  const elsewhere = await (await browser.newContext({ baseURL: product.url, locale: 'en-GB' })).newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('E-mail').fill(person.email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(person.password);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere).toHaveURL('/');

  const page = await pageOf(browser, product.url, person.token);
  await page.goto('/profile');
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'Chrome on' })).toHaveCount(1);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await page.getByRole('button', { name: /^End the session: Chrome on/ }).click();
  await expect(sessions).toHaveCount(1);
  await elsewhere.goto('/profile');
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();
  await page.context().close();
});

test('an account is deleted; its contents are shown under a former member', async ({ browser, api, product }) => {
  const workspace = await api.workspace('Farewell');
  const project = await api.project(workspace, 'Left behind');
  const person = await api.person(workspace, { email: 'leaves@example.org', role: 'workspace_collaborator' });
  const otherPage = await pageOf(browser, product.url, person.token);
  await otherPage.goto(`/projects/${project}/cards/create`);
  await otherPage.getByLabel('Title', { exact: true }).fill('Written before leaving');
  await otherPage.getByRole('button', { name: 'Publish' }).click();
  await expect(otherPage.getByRole('link', { name: 'Written before leaving' })).toBeVisible();
  await otherPage.goto('/profile');
  await otherPage.getByRole('button', { name: 'Delete account' }).click();
  const dialog = otherPage.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('under “Former member”')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(otherPage).toHaveURL('/login');
  await otherPage.context().close();

  const mine = await pageOf(browser, product.url, api.token);
  await mine.goto(`/projects/${project}/cards`);
  await expect(mine.getByRole('listitem').filter({ hasText: 'Written before leaving' })).toContainText('Former member');
  await mine.context().close();
});
