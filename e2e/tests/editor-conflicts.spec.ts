import type { Page } from '@playwright/test';
import { expectAccessibleInAllVariants } from '../support/axe.ts';
import { expect, test } from '../support/signed-in.ts';

const dialog = (page: Page) => page.getByRole('dialog').first();
const field = (page: Page, name: string) => dialog(page).getByLabel(name, { exact: true });

test('the second person to save sees the other change, and loses nothing', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Two at once');
  const card = await api.card(project, { title: 'Before', description: 'Old text', tags: [{ name: 'Social' }] });
  await page.goto(`/projects/${project}/cards/edit/${card}`);
  await expect(field(page, 'Title')).toHaveValue('Before');
  await api.change(card, { title: 'Theirs', subtitle: 'Added by them', description: 'Their text' });
  await field(page, 'Title').fill('Mine');
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill('My text');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();

  const question = page.getByRole('dialog', { name: 'Somebody else has changed this card' });
  await expect(question.getByText('Merged from their version: Subtitle.')).toBeVisible();
  await expect(question.getByText('Their text')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(field(page, 'Title')).toHaveValue('Mine');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await question.getByRole('group', { name: 'Title' }).getByText('Theirs').first().click();
  await question.getByText('Both, to edit').click();
  await question.getByRole('button', { name: 'Use in the editor' }).click();
  await expect(field(page, 'Title')).toHaveValue('Theirs');
  await expect(field(page, 'Subtitle')).toHaveValue('Added by them');
  await expect(dialog(page).getByRole('textbox', { name: 'Description' })).toHaveText(/Their text\s*My text/);
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).locator('article')).toContainText('My text');
  await expect(dialog(page).locator('article h2')).toHaveText('Theirs');
});

test('a draft is saved to the server automatically, a published card is not', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('By itself');
  await page.goto(`/projects/${project}/cards/create`);
  const made = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/v1\/cards$/.test(answer.url()),
  );
  await field(page, 'Title').fill('A quiet draft');
  await dialog(page).getByText('Draft', { exact: true }).click();
  expect((await made).status()).toBe(201);
  await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await field(page, 'Subtitle').fill('Going on');
  expect((await changed).status()).toBe(200);
  await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'A quiet draft' })).toHaveCount(1);

  await page.getByRole('link', { name: 'A quiet draft' }).click();
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Card published')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await page.goto(page.url().replace('/cards/', '/cards/edit/'));
  await expect(field(page, 'Title')).toHaveValue('A quiet draft');
  await page.clock.install();
  let sent = 0;
  await page.route('**/v1/cards/**', (route) => {
    if (route.request().method() === 'PATCH') sent += 1;
    return route.continue();
  });
  await field(page, 'Subtitle').fill('Not for all eyes yet');
  await page.clock.runFor(10_000);
  expect(sent).toBe(0);
});

test('a card whose answers get lost is one card, with everything that was typed', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('A weak connection');
  await page.goto(`/projects/${project}/cards/create`);
  const lost: string[] = [];
  await page.route(/\/v1\/cards(?:\/[^/]+)?$/, async (route) => {
    const method = route.request().method();
    // The first call of each kind is carried out, and the connection breaks before its answer.
    if (!['POST', 'PATCH'].includes(method) || lost.includes(method)) return route.continue();
    lost.push(method);
    await route.fetch();
    await route.abort('connectionreset');
  });
  const save = () => dialog(page).getByRole('button', { name: 'Publish card', exact: true }).click();
  const notSaved = dialog(page).getByText('Not saved: the server cannot be reached.');
  await field(page, 'Title').fill('One');
  await save();
  await expect(notSaved).toBeVisible();
  await field(page, 'Title').fill('One, two ');
  await save();
  await expect.poll(() => lost).toEqual(['POST', 'PATCH']);
  await expect(notSaved).toBeVisible();
  await field(page, 'Title').fill('One, two, three');
  await save();
  await expect(dialog(page).locator('article h2')).toHaveText('One, two, three');
  await page.goto(`/projects/${project}/cards`);
  await expect(page.getByRole('listitem').filter({ hasText: 'One' })).toHaveCount(1);
});
