import type { Page } from '@playwright/test';
import { expectAccessibleInAllVariants } from '../support/axe.ts';
import { chooseIn } from '../support/screens.ts';
import { expect, signedInState, test } from '../support/signed-in.ts';

let workspace: string;
let project: string;

test.beforeEach(async ({ api }, info) => {
  workspace = await api.workspace(`Tags: ${info.title}`);
  project = await api.project(workspace, 'Tagged');
});

const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Select “${name}”` }) });
const menu = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `More for “${name}”` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a tag is added, renamed, recoloured, pinned and deleted, and its cards follow', async ({ page, api }) => {
  await api.card(project, { title: 'First', tags: [{ name: 'Heat' }] });
  await api.card(project, { title: 'Second', tags: [{ name: 'Heat' }] });
  await page.goto(`/projects/${project}/tags`);
  await expect(row(page, 'Heat')).toContainText('2 cards');
  await page.getByLabel('New tag').fill('Snow');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Snow')).toContainText('unused');

  await menu(page, 'Heat', 'Rename');
  await page.getByLabel('Name of “Heat”').fill('Heat waves');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Heat waves')).toContainText('2 cards');
  await menu(page, 'Heat waves', 'Pin, so that its cards come first');
  await expect(row(page, 'Heat waves').getByText('Pinned', { exact: true })).toBeVisible();
  await row(page, 'Heat waves')
    .getByRole('button', { name: /^Colour of/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'Plum' }).click();
  await expect(page.getByRole('button', { name: 'Colour of “Heat waves”: Plum' })).toBeVisible();
  await expectAccessibleInAllVariants(page);

  await row(page, 'Heat waves').getByRole('link', { name: '2 cards' }).click();
  await expect(page.getByRole('list', { name: 'Cards' }).getByText('Heat waves')).toHaveCount(2);
  await page.goBack();
  await menu(page, 'Heat waves', 'Delete');
  await expect(page.getByRole('dialog')).toContainText('2 cards lose this tag.');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, 'Heat waves')).toHaveCount(0);
  await expect(row(page, 'Snow')).toBeVisible();
});

test('a colour chosen while another change of the tag is being saved is saved after it', async ({ page, api }) => {
  await api.card(project, { title: 'First', tags: [{ name: 'Heat' }] });
  await page.goto(`/projects/${project}/tags`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/tags/*', async (route) => {
    if (route.request().postData()?.includes('sticky')) await held;
    await route.continue();
  });
  await menu(page, 'Heat', 'Pin, so that its cards come first');
  const colour = row(page, 'Heat').getByRole('button', { name: /^Colour of/ });
  await expect(colour).toHaveAttribute('aria-busy', 'true');
  await colour.click();
  await page.getByRole('menuitemradio', { name: 'Plum' }).click();
  answer();
  await expect(row(page, 'Heat').getByText('Pinned', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Colour of “Heat”: Plum' })).toBeVisible();
});

test('nearly identical tags are found, and several are merged after a preview of the changes', async ({
  page,
  api,
}) => {
  for (const tags of [['Care work'], ['care-work', 'Cafe'], ['Café', 'Care work'], ['Cafe', 'Ice', 'Snow'], ['Ice']]) {
    await api.card(project, { title: `About ${tags.join(' and ')}`, tags: tags.map((name) => ({ name })) });
  }
  await page.goto(`/projects/${project}/tags`);
  const alike = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Merge …' }) });
  await expect(alike).toHaveCount(2);
  await alike.filter({ hasText: 'care-work' }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 card gets “Care work”. The merged tag is deleted afterwards.');
  await expectAccessibleInAllVariants(page);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(row(page, 'Care work')).toContainText('3 cards');
  await expect(alike).toHaveCount(1);

  // One of the cards has both of the removed tags, and counts once.
  for (const name of ['Café', 'Ice', 'Snow']) await row(page, name).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Merge 3 tags' }).click();
  const into = dialog.getByRole('combobox', { name: 'Merge into' });
  await into.press('ArrowDown');
  await expect(dialog.getByRole('option', { selected: true })).toBeVisible();
  await into.press('Escape');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await chooseIn(into, 'Café · 1 card');
  await expect(dialog).toContainText('2 cards get “Café”. The merged tags are deleted afterwards.');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(row(page, 'Café')).toContainText('3 cards');
  await expect(row(page, 'Ice')).toHaveCount(0);

  // An existing name is not refused: the two tags can be merged.
  await menu(page, 'Cafe', 'Rename');
  await page.getByLabel('Name of “Cafe”').fill('CAFÉ');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('1 card gets “Café”. 1 already has it.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Cafe')).toContainText('2 cards');

  // A merge can be undone.
  await menu(page, 'Cafe', 'Rename');
  await page.getByLabel('Name of “Cafe”').fill('CAFÉ');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(row(page, 'Café')).toContainText('4 cards');
  await expect(row(page, 'Cafe')).toHaveCount(0);
  const toast = page.getByRole('listitem').filter({ has: page.getByText('Merged into “Café”', { exact: true }) });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Café')).toContainText('3 cards');
  await expect(row(page, 'Cafe')).toContainText('2 cards');
});

test('a viewer sees the tags without any way to change them', async ({ api, product, browser }) => {
  await api.card(project, { title: 'First', tags: [{ name: 'Heat' }] });
  const { token } = await api.person(workspace, {
    email: `reader-of-${project}@example.org`,
    role: 'project_viewer',
    project_slug: project,
  });
  const context = await browser.newContext({ baseURL: product.url, storageState: signedInState(product.url, token) });
  const page = await context.newPage();
  await page.goto(`/projects/${project}/tags`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Heat' })).toContainText('1 card');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(More for|Colour of)/ })).toHaveCount(0);
  await expect(page.getByLabel('New tag')).toHaveCount(0);
  await context.close();
});
