import type { Page } from '@playwright/test';
import { expectAccessibleInAllVariants } from '../support/axe.ts';
import type { Client } from '../support/client.ts';
import { expect, signedInState, test } from '../support/signed-in.ts';

const write = (api: Client, project: string, attributes: object) =>
  api.call('PATCH', `/v1/projects/${project}/brief`, { data: { type: 'briefs', attributes } });
const read = async (api: Client, project: string) =>
  ((await api.call('GET', `/v1/projects/${project}/brief`)) as { data: { attributes: Record<string, unknown> } }).data
    .attributes;
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a brief is written in place by keyboard, and typed text survives closing the tab', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Writes a brief');
  await page.goto(`/projects/${project}/brief`);
  await page.getByRole('button', { name: 'Write the question' }).press('Enter');
  await page.keyboard.type('How do cities stay cool?');
  await page.keyboard.press('Control+Enter');
  await expect(part(page, 'Challenge')).toContainText('How do cities stay cool?');
  await expect(page.getByRole('button', { name: 'Edit the challenge' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit the domains' }).press('Enter');
  await page.keyboard.type('Energy, Work,Care');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Care, 3 of 3' }).press('Alt+ArrowLeft');
  await expect(page.getByRole('button', { name: 'Care, 2 of 3' })).toBeFocused();
  await page.getByRole('button', { name: 'Energy, 1 of 3' }).press('Delete');
  await page.getByLabel('Add a domain').fill('Water');
  await page.keyboard.press('Control+Enter');
  await expect(part(page, 'Domains').getByRole('listitem')).toHaveText(['Care', 'Work', 'Water']);

  await page.getByRole('button', { name: 'Edit the purpose' }).click();
  await page.getByRole('textbox', { name: 'Purpose' }).click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Decide');
  await page.reload();
  await expect(page.getByText(/You wrote this .* and did not save it\./)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Purpose' })).toContainText('Decide');
  await page.getByRole('textbox', { name: 'Purpose' }).press('Escape');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit the purpose' })).toBeVisible();
  expect(await read(api, project)).toMatchObject({
    challenge: 'How do cities stay cool?',
    domains: ['Care', 'Work', 'Water'],
    purpose: '**Decide**',
    version: 3,
  });
  await expectAccessibleInAllVariants(page);
});

test('an old version is read and restored, and this is undone', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Goes back');
  await write(api, project, { challenge: 'First question?' });
  await write(api, project, { challenge: 'Second question?', purpose: 'To know' });
  await page.goto(`/projects/${project}/brief`);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: /^Version 1/ }).click();
  await expect(page).toHaveURL(/version=1/);
  await expect(page.getByText('First question?')).toBeVisible();
  await expectAccessibleInAllVariants(page);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('link', { name: /Restored from version 1/ })).toBeVisible();
  await expect(part(page, 'Challenge')).toContainText('First question?');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(part(page, 'Challenge')).toContainText('Second question?');
  expect(await read(api, project)).toMatchObject({ purpose: 'To know', version: 4 });
});

test('the second person to save sees the other change, and chooses', async ({ page, api }) => {
  const project = await api.projectInNewWorkspace('Two at once');
  await write(api, project, { challenge: 'How?', audience: 'All' });
  await page.goto(`/projects/${project}/brief`);
  await page.getByRole('button', { name: 'Edit the audience' }).click();
  const audience = page.getByRole('textbox', { name: 'Audience' });
  // The editor puts the cursor at the end of the text a moment after it opens, which would undo the selection of `fill`.
  await expect(async () => {
    await audience.fill('Mine');
    await expect(audience).toHaveText('Mine', { timeout: 1000 });
  }).toPass();
  await write(api, project, { audience: 'Theirs', challenge: 'Why?' });
  await audience.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this part' });
  await expect(dialog.getByRole('region', { name: 'Theirs' })).toContainText('Theirs');
  expect(await read(api, project)).toMatchObject({ audience: 'Theirs', version: 2 });
  await dialog.getByRole('button', { name: 'Edit both' }).click();
  await expect(audience).toContainText('Mine');
  await audience.press('Control+Enter');
  await expect(part(page, 'Challenge')).toContainText('Why?');
  await expect(page.getByRole('button', { name: 'Edit the audience' })).toBeVisible();
  expect(await read(api, project)).toMatchObject({ audience: 'Theirs\n\nMine', challenge: 'Why?', version: 3 });
});

test('a viewer reads the brief and finds nothing to edit', async ({ browser, product, api }) => {
  const workspace = await api.workspace('Has a viewer');
  const project = await api.project(workspace, 'To be read');
  await write(api, project, { challenge: 'How?' });
  const viewer = { email: 'brief-viewer@example.org', role: 'project_viewer', project_slug: project };
  const { token } = await api.person(workspace, viewer);
  const context = await browser.newContext({ storageState: signedInState(product.url, token), baseURL: product.url });
  const page = await context.newPage();
  await page.goto(`/projects/${project}/brief?history=true`);
  await expect(page.getByText('How?')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'History' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await context.close();
});
