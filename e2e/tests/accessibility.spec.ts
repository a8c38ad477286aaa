import { expectAccessibleInAllVariants } from '../support/axe.ts';
import { title, userMenu } from '../support/screens.ts';
import { anonymous, expect, test } from '../support/signed-in.ts';

test.describe('without signing in', () => {
  test.use(anonymous);

  test('sign-in and a refused set-up pass the accessibility checks', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This field is required.')).toHaveCount(2);
    await expectAccessibleInAllVariants(page);
    await page.goto('/setup#token=somebody-guessed-this-one');
    await expect(page.getByText('This set-up link is no longer valid.')).toBeVisible();
    await expectAccessibleInAllVariants(page);
  });
});

test('home, a workspace and an unknown address pass the accessibility checks', async ({ page, api }) => {
  const workspace = await api.workspace('Open to all', { subtitle: 'With a subtitle' });
  await api.project(workspace, 'For everybody');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open to all' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.goto(`/w/${workspace}`);
  await expect(page.getByRole('link', { name: 'For everybody', exact: true })).toBeVisible();
  await expectAccessibleInAllVariants(page, { coloursDependOnWidth: true });
  await page.goto('/no/such/way');
  await expect(title(page)).toHaveText('Nothing here');
  await expectAccessibleInAllVariants(page);
});

test('forms and their dialogs pass the accessibility checks', async ({ page, api }) => {
  const workspace = await api.workspace('Forms');
  const project = await api.project(workspace, 'Fields');
  await page.goto('/create');
  await page.getByRole('button', { name: 'Create workspace' }).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.goto(`/projects/${project}/edit`);
  await expect(page.getByRole('button', { name: 'Delete project' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.goto(`/w/${workspace}/edit`);
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInAllVariants(page);
});

test('menus, palette and shortcuts pass the accessibility checks', async ({ page, api }) => {
  await page.goto(`/w/${await api.workspace('Menus')}`);
  await expect(title(page)).toHaveText('Menus');
  await userMenu(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
});
