import { expect, test } from '../support/fixtures.ts';

test('a newcomer who opens the address is asked to sign in', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await expect(page.locator('input[type=password]')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the product reports that it is ready', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
});
