import { expect, test } from '../support/signed-in.ts';

test('a search offers the best match first and whole words, and its filters count within it', async ({ page, api }) => {
  const found = await api.project(await api.workspace('Searches'), 'Winter scan');
  const titles = ['AI in the ward', 'Thailand under water', 'Rail strikes', 'Nothing of the kind'];
  await api.importCsv(
    found,
    [
      'title,description,tags,created_at',
      `${titles[0]},,Technological,2026-01-01`,
      `${titles[1]},,Environmental,2026-01-04`,
      `${titles[2]},Blamed on AI by the union,Social,2026-01-02`,
      `${titles[3]},,Social,2026-01-05`,
    ].join('\n'),
  );
  await page.goto(`/projects/${found}/cards?q=ai&view=list`);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(3);
  await expect(items.first()).toContainText('Thailand under water');
  await page.getByRole('button', { name: /^Order/ }).click();
  await page.getByRole('menuitemradio', { name: 'Best match' }).click();
  await expect(page).toHaveURL(/sort=best/);
  await expect(items.first()).toContainText('AI in the ward');
  await expect(items.last()).toContainText('Rail strikes');
  await expect(items.last().locator('mark')).toHaveText(['ai', 'AI']);

  await page.getByRole('button', { name: 'Tags', exact: true }).click();
  const counts = page.getByRole('group', { name: 'Tags' });
  await expect(counts.getByText('Social')).toBeVisible();
  await expect(counts.locator('label', { hasText: 'Social' })).toContainText('1');
  await expect(counts.locator('label', { hasText: 'Political' })).toContainText('0');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Whole words' }).click();
  await expect(items).toHaveCount(2);
  await expect(page).toHaveURL(/words=whole/);
  await expect(items.filter({ hasText: 'Thailand' })).toHaveCount(0);
  // Without a search there is nothing to match, so only the usual orders are offered.
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('');
  await expect(items).toHaveCount(4);
  await expect(page).not.toHaveURL(/words=/);
  await page.getByRole('button', { name: /^Order/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Newest first' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'Best match' })).toHaveCount(0);
});
