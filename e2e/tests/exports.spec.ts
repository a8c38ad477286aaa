import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectAccessibleInAllVariants } from '../support/axe.ts';
import { expect, test } from '../support/signed-in.ts';

let project: string;

test.beforeEach(async ({ api }, info) => {
  project = await api.projectInNewWorkspace(`Exports: ${info.title.slice(0, 40)}`);
  for (const title of ['Heat', 'Water', 'Wind']) await api.card(project, { title });
});

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Export/ });
const start = (page: Page) => dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
const bytesOf = async (download: Download) => readFile(await download.path());

test('selected cards are saved as PDF, and the list of them as a table', async ({ page }) => {
  await page.goto(`/projects/${project}/cards?sort=oldest`);
  await page.getByRole('checkbox', { name: 'Select: Heat' }).click();
  await page.getByRole('checkbox', { name: 'Select: Wind' }).click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('dialog', { name: 'Export 2 cards' })).toBeVisible();
  await expectAccessibleInAllVariants(page);
  const pdf = page.waitForEvent('download');
  await start(page);
  expect((await pdf).suggestedFilename()).toMatch(/^Exports.* – Cards \d{4}-\d\d-\d\d\.pdf$/);
  expect((await bytesOf(await pdf)).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(`/projects/${project}/cards?q=wind`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Wind' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(dialog(page).getByRole('combobox', { name: 'What' })).toContainText('The list: 1 card');
  await dialog(page).getByRole('radio', { name: 'CSV' }).check();
  const csv = page.waitForEvent('download');
  await start(page);
  const lines = (await bytesOf(await csv)).toString().trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Wind');
});

test('an export can be downloaded again, and deleted', async ({ page, api }) => {
  await api.call('POST', `/v1/projects/${project}/exports`, {
    data: { type: 'exports', attributes: { format: 'json', content: 'cards' } },
  });
  await page.goto(`/projects/${project}/downloads`);
  await expect(page.getByRole('list', { name: 'Downloads' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInAllVariants(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect(JSON.parse((await bytesOf(await saved)).toString())).toMatchObject({ format: 'foreglow' });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('Nothing exported yet')).toBeVisible();
  await page.goto(`/projects/${project}/download/never-made`);
  await expect(page.getByText('This file is no longer here')).toBeVisible();
});
