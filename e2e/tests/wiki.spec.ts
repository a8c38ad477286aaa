import { expectAccessible } from '../support/axe.ts';
import { userMenu } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

test('the wiki is opened from the rail, searched, and read in another language', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/');
  await page.getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL(/\/wiki\/first-steps$/);
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('/');
  await page.keyboard.type('merging tags');
  const results = page.getByRole('region', { name: 'Search results' });
  await expect(results.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wiki\/tags#merging$/);
  await expect(page.getByRole('heading', { name: 'Merging' })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Merging' })).toBeInViewport();

  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schlagwörter' })).toBeVisible();
  await page.goto('/wiki/tags');
  await expect(page.getByRole('heading', { level: 1, name: 'Schlagwörter' })).toBeVisible();
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('an address with a dot is a page of the wiki, also when it is loaded directly', async ({ page }) => {
  const answer = await page.goto('/wiki/v1.20');
  expect(answer?.headers()['content-type']).toContain('text/html');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such help page' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages', exact: true }).getByRole('link', { name: 'Tags' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
});
