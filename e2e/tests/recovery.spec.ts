import { title } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

test.describe('outside', () => {
  test.use(anonymous);

  test('without a mail server, a user who forgot the password is told whom to ask', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    // The sign-in screen, which is shown until this one is loaded, has such a field too.
    await expect(title(page)).toHaveText('Forgot your password?');
    await page.getByLabel('E-mail').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Ask for a link' }).click();
    await expect(title(page)).toHaveText('Ask an administrator');
  });

  test('the page to return to after sign-in is kept by the screen for a forgotten password', async ({ page }) => {
    await page.goto('/account');
    await expect(page).toHaveURL('/login?return=/account');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(title(page)).toHaveText('Forgot your password?');
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expect(page).toHaveURL('/login?return=/account');
  });

  test('garbled and missing links from mails show a message', async ({ page }) => {
    // Links from earlier versions have their token in the query.
    for (const path of ['/reset-password', '/reset-password#token=garbled', '/reset-password?token=garbled']) {
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: 'This link is no longer valid.' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
      await expect(page).toHaveURL('/reset-password');
    }
    await page.goto('/confirm-email#token=garbled');
    await page.getByRole('button', { name: 'Confirm this e-mail' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This link is no longer valid.' })).toBeVisible();
    await page.goto('/confirm-registration#token=garbled');
    await expect(page.getByRole('alert').filter({ hasText: 'This link is no longer valid.' })).toBeVisible();
  });
});

test('an administrator creates a link, with which the user sets a new password', async ({
  page,
  api,
  browser,
  product,
}) => {
  const workspace = await api.workspace('Forgetful');
  const person = await api.person(workspace, { email: 'forgetful@example.org', role: 'workspace_collaborator' });
  await page.goto('/admin/users?search=forgetful');
  await page.getByRole('button', { name: 'Actions for forgetful' }).click();
  await page.getByRole('menuitem', { name: 'Create a password link' }).click();
  const link = await page.getByRole('dialog').getByLabel('Link').inputValue();

  const otherPage = await (await browser.newContext({ ...anonymous, baseURL: product.url, locale: 'en-GB' })).newPage();
  await otherPage.goto(link);
  // The token is removed from the address, and survives a reload.
  await expect(otherPage.getByLabel('New password')).toBeVisible();
  await expect(otherPage).toHaveURL('/reset-password');
  await otherPage.reload();
  await otherPage.getByLabel('New password').fill('short');
  await otherPage.getByRole('button', { name: 'Set the password' }).click();
  await expect(otherPage.getByText('At least 10 characters.', { exact: true })).toBeVisible();
  await otherPage.getByLabel('New password').fill('a wholly new password');
  await otherPage.getByRole('button', { name: 'Set the password' }).click();
  await expect(otherPage).toHaveURL('/login');
  await otherPage.getByLabel('E-mail').fill(person.email);
  await otherPage.getByLabel('Password', { exact: true }).fill('a wholly new password');
  await otherPage.getByRole('button', { name: 'Sign in' }).click();
  await expect(otherPage).toHaveURL('/');
  await otherPage.goto(link);
  await expect(otherPage.getByRole('alert').filter({ hasText: 'This link is no longer valid.' })).toBeVisible();
  await otherPage.context().close();
});
