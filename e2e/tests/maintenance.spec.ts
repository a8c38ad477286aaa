import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

test('after maintenance, the maintenance page leads home', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(title(page)).toHaveText('We are back');
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText('Workspaces');
});
