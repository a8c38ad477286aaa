import { chooseIn, title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

test('a project is changed from its tile', async ({ page, api }) => {
  const workspace = await api.workspace('Holds a project');
  const project = await api.project(workspace, 'January');
  await page.goto(`/w/${workspace}`);
  await page.getByRole('link', { name: 'Edit the project January' }).click();
  await expect(page).toHaveURL(`/projects/${project}/edit`);
  await page.getByLabel('Title', { exact: true }).fill('February');
  await page.getByLabel('Subtitle').fill('Shorter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/projects/${project}/cards`);
  await expect(page.getByRole('complementary').getByRole('button').first()).toContainText('February');
  await page.goto(`/w/${workspace}`);
  const tile = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  await expect(tile).toContainText('February');
  await expect(tile).toContainText('Shorter');
});

test('a project moves to another workspace', async ({ page, api }) => {
  const from = await api.workspace('Where it was');
  const to = await api.workspace('Where it goes');
  const project = await api.project(from, 'Moving');
  await page.goto(`/projects/${project}/edit`);
  await expect(page.getByRole('button', { name: 'Move' })).toBeDisabled();
  await chooseIn(page.getByRole('combobox', { name: 'Workspace' }), 'Where it goes');
  await page.getByRole('button', { name: 'Move' }).click();
  await expect(page).toHaveURL(`/w/${to}`);
  await expect(page.getByText('Moved to “Where it goes”')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Moving', exact: true })).toBeVisible();
  await page.goto(`/w/${from}`);
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  await page.goto(`/projects/${project}/cards`);
  await expect(page.getByRole('complementary').getByRole('button').first()).toContainText('Where it goes');
});

test('a project is deleted after one question, which Enter does not confirm', async ({ page, api }) => {
  const workspace = await api.workspace('Loses a project');
  const project = await api.project(workspace, 'Short-lived');
  await page.goto(`/projects/${project}/edit`);
  await page.getByRole('button', { name: 'Delete project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this project?' });
  await expect(dialog).toContainText('“Short-lived” and its 0 cards move to the trash.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await api.status('GET', `/v1/projects/${project}`)).toBe(200);

  await page.getByRole('button', { name: 'Delete project' }).click();
  await dialog.getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL(`/w/${workspace}`);
  await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
  expect(await api.status('GET', `/v1/projects/${project}`)).toBe(404);
  await page.goto(`/projects/${project}/edit`);
  await expect(title(page)).toHaveText('This project was not found');
});
