import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

test('a workspace is changed, and every place that shows its name is updated', async ({ page, api }) => {
  const workspace = await api.workspace('Before', { subtitle: 'Old subtitle' });
  await page.goto(`/w/${workspace}`);
  await page.getByRole('main').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Before');
  await page.getByLabel('Title', { exact: true }).fill('  After  ');
  await page.getByLabel('Subtitle').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/w/${workspace}`);
  await expect(title(page)).toHaveText('After');
  await expect(page).toHaveTitle('After · Foreglow');
  await expect(page.getByText('Old subtitle')).toHaveCount(0);
  await expect(page.getByRole('complementary').getByRole('button').first()).toContainText('After');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Workspaces' }).click();
  await expect(
    page.getByRole('list', { name: 'Workspaces' }).getByRole('link', { name: 'After', exact: true }),
  ).toBeVisible();
});

test('a workspace is deleted once its title has been typed', async ({ page, api }) => {
  const workspace = await api.workspace('  Sorely missed 🌍 ');
  await page.goto(`/w/${workspace}/edit`);
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this workspace?' });
  const confirm = dialog.getByRole('button', { name: 'Delete workspace' });
  await expect(confirm).toBeDisabled();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Sorely');
  await page.keyboard.press('Enter');
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete workspace' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete workspace' }).click();
  await dialog.getByRole('textbox').fill('Sorely missed 🌍');
  await confirm.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('“Sorely missed 🌍” is in the trash')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sorely missed' })).toHaveCount(0);
  expect(await api.status('GET', `/v1/workspaces/${workspace}`)).toBe(404);
});

test('a deletion that fails gives the reason and can be tried again', async ({ page, api, context }) => {
  const workspace = await api.workspace('Hard to delete');
  await page.goto(`/w/${workspace}/edit`);
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Hard to delete');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Delete workspace' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'A network error occured.' })).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Delete workspace' }).click();
  await expect(page).toHaveURL('/');
});

test('a workspace shows who belongs to it', async ({ page, api }) => {
  await page.goto(`/w/${await api.workspace('With people')}`);
  const member = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Administrator' });
  await expect(member).toContainText('admin');
  await expect(member).toContainText('0 cards');
});
