import { title } from '../support/screens.ts';
import { expect, signedInState, test } from '../support/signed-in.ts';

test('users are found and disabled, which signs them out', async ({ page, api, browser, product }) => {
  const workspace = await api.workspace('Administered');
  const person = await api.person(workspace, { email: 'to-disable@example.org', role: 'workspace_collaborator' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin settings' }).click();
  await expect(page).toHaveURL('/admin/users');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('to-disable');
  await expect(page).toHaveURL(/search=to-disable/);
  const row = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await row.getByRole('button', { name: 'Actions for to-disable' }).click();
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  await expect(page.getByRole('dialog')).toContainText('to-disable is signed out on every device');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Actions for to-disable' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row.getByText('Disabled')).toBeVisible();
  await page.getByRole('button', { name: 'Disabled', exact: true }).click();
  await expect(page).toHaveURL(/state=disabled/);
  await expect(row).toHaveCount(1);

  const otherPage = await (
    await browser.newContext({
      baseURL: product.url,
      locale: 'en-GB',
      storageState: signedInState(product.url, person.token),
    })
  ).newPage();
  await otherPage.goto('/');
  await expect(otherPage).toHaveURL('/login');
  await otherPage.context().close();

  await row.getByRole('button', { name: 'Actions for to-disable' }).click();
  await page.getByRole('menuitem', { name: 'Enable' }).click();
  await expect(page.getByText('to-disable can sign in again')).toBeVisible();
});

test('the last administrator of the installation cannot be demoted', async ({ page }) => {
  await page.goto('/admin/users?search=admin@example.org');
  const row = page.getByRole('list', { name: 'Users' }).getByRole('listitem');
  await row.getByRole('button', { name: 'Actions for admin' }).click();
  await page.getByRole('menuitem', { name: 'Remove admin rights' }).click();
  await expect(page.getByRole('dialog')).toContainText('You are signed out on every other device.');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove admin rights' }).click();
  await expect(page.getByText('Somebody else has to be an administrator first.')).toBeVisible();
});

test('a team is named, and its people are shown as one', async ({ page, api }) => {
  const workspace = await api.workspace('With a team');
  await api.person(workspace, { email: 'one@team.example', role: 'workspace_collaborator' });
  await page.goto('/admin/team');
  await page.getByLabel('Name of the team').fill('Foresight team');
  await page.getByLabel('Domains').fill('nonsense');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Give a domain such as example.org.')).toBeVisible();
  await page.getByLabel('Domains').fill('@team.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`/w/${workspace}`);
  await expect(page.getByRole('main').getByText('Foresight team')).toBeVisible();
  await page.goto(`/w/${workspace}/members`);
  await expect(page.getByRole('listitem').filter({ hasText: 'one@team.example' })).toContainText('Team');
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Show people individually' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show people individually' }).click();
  await expect(page.getByRole('button', { name: 'Show people individually' })).toHaveCount(0);
});

test('the system shows its state, and mail is tested', async ({ page }) => {
  await page.goto('/admin/system');
  await expect(page.getByText('Embedded, in the data folder')).toBeVisible();
  await page.getByRole('button', { name: 'Send myself a test' }).click();
  await expect(page.getByText('The message is in the mail folder.')).toBeVisible();
});

test('the administration is closed to others', async ({ api, browser, product }) => {
  const workspace = await api.workspace('Not administrators');
  const person = await api.person(workspace, { email: 'no-admin@example.org', role: 'workspace_admin' });
  const page = await (
    await browser.newContext({
      baseURL: product.url,
      locale: 'en-GB',
      storageState: signedInState(product.url, person.token),
    })
  ).newPage();
  await page.goto('/');
  await expect(title(page)).toHaveText('Workspaces');
  await expect(page.getByRole('link', { name: 'Admin settings' })).toHaveCount(0);
  await page.goto('/admin/system');
  await expect(title(page)).toHaveText('You do not have access');
  await page.context().close();
});
