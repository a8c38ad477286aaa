import { expect, test } from '../support/fixtures.ts';

test('a newcomer who opens the address is asked to sign in', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await expect(page.locator('input[type=password]')).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [cause, path] of [
  ['its program cannot be loaded', /\/assets\/index-.*\.js$/],
  ['its texts cannot be loaded', /\/assets\/first-texts-.*\.js$/],
] as const) {
  test(`the page says so when ${cause}, and can be loaded again`, async ({ page }) => {
    await page.route(path, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
    await page.unroute(path);
    await page.getByRole('link', { name: 'load it again' }).click();
    await expect(page.locator('input[type=password]')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toHaveCount(0);
  });
}

test('the product reports that it is ready', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
});
