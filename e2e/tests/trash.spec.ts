import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

test('a deleted project is restored by the toast, and from the trash', async ({ page, api }) => {
  const workspace = await api.workspace('Keeps its projects');
  const project = await api.project(workspace, 'Back and forth');
  const remove = async () => {
    await page.goto(`/projects/${project}/edit`);
    await page.getByRole('button', { name: 'Delete project' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click();
    await expect(page.getByText('“Back and forth” is in the trash')).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Back and forth” is back')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back and forth', exact: true })).toBeVisible();
  await remove();
  // The rail shows the workspace again once the project is no longer the current one.
  await expect(page.getByRole('link', { name: /^Cards/ })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Trash' }).click();
  await expect(page).toHaveURL(`/w/${workspace}/trash`);
  await expect(page.getByText('They can be restored for 30 days.')).toBeVisible();
  // The toast covers the end of the first row.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Restore “Back and forth”' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  expect(await api.status('GET', `/v1/projects/${project}`)).toBe(200);
});

test('cards and the insights and trends drawn from them are restored together', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Cards come back');
  const slugs = await Promise.all(['One', 'Two', 'Three'].map((name) => api.card(project, { title: name })));
  const trends = `/v1/projects/${project}/trends`;
  const attributes = { title: 'Their trend', card_slugs: slugs };
  const made = await api.call('POST', trends, { data: { type: 'trends', attributes } });
  const trend = `${trends}/${(made as { data: { id: string } }).data.id}`;
  await api.call('DELETE', trend);
  await api.call('POST', '/v1/cards/bulk-delete', { card_slugs: slugs });
  await page.goto(`/projects/${project}/trash`);
  const listed = page.getByRole('list', { name: 'Deleted from this project' }).getByRole('listitem');
  await expect(listed.filter({ hasText: 'Their trend' })).toContainText('Trend ·');
  await page.getByRole('checkbox', { name: 'Select “One”' }).check();
  await page.getByRole('checkbox', { name: 'Select “Two”' }).check();
  await page.getByRole('checkbox', { name: 'Select “Their trend”' }).check();
  await page.getByRole('button', { name: 'Restore 3' }).click();
  await expect(page.getByText('3 restored')).toBeVisible();
  await expect(listed).toHaveCount(1);
  expect(await api.status('GET', trend)).toBe(200);
  await page.goto(`/projects/${project}/cards`);
  await expect(title(page)).toHaveText('Cards');
  await expect(page.getByRole('link', { name: 'Two' })).toBeVisible();
});

test('a deleted workspace is restored by the toast, and from the administration', async ({ page, api }) => {
  const workspace = await api.workspace('Not gone for good');
  const remove = async () => {
    await page.goto(`/w/${workspace}/edit`);
    await page.getByRole('button', { name: 'Delete workspace' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Not gone for good');
    await dialog.getByRole('button', { name: 'Delete workspace' }).click();
    await expect(page).toHaveURL('/');
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Not gone for good” is back')).toBeVisible();
  await remove();
  await page.goto('/admin/workspaces');
  await page.getByRole('link', { name: 'Trash', exact: true }).click();
  await page.getByRole('button', { name: 'Restore “Not gone for good”' }).click();
  await expect(page.getByText('“Not gone for good” is back')).toBeVisible();
  expect(await api.status('GET', `/v1/workspaces/${workspace}`)).toBe(200);
});
