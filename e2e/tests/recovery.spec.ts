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

  const theirs = await (await browser.newContext({ ...anonymous, baseURL: product.url, locale: 'en-GB' })).newPage();
  await theirs.goto(link);
  // The token is removed from the address, and survives a reload.
  await expect(theirs.getByLabel('New password')).toBeVisible();
  await expect(theirs).toHaveURL('/reset-password');
  await theirs.reload();
  await theirs.getByLabel('New password').fill('short');
  await theirs.getByRole('button', { name: 'Set the password' }).click();
  await expect(theirs.getByText('At least 10 characters.', { exact: true })).toBeVisible();
  await theirs.getByLabel('New password').fill('a wholly new password');
  await theirs.getByRole('button', { name: 'Set the password' }).click();
  await expect(theirs).toHaveURL('/login');
  await theirs.getByLabel('E-mail').fill(person.email);
  await theirs.getByLabel('Password', { exact: true }).fill('a wholly new password');
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs).toHaveURL('/');
  await theirs.goto(link);
  await expect(theirs.getByRole('alert').filter({ hasText: 'This link is no longer valid.' })).toBeVisible();
  await theirs.context().close();
});
