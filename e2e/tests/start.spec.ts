import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test('a newcomer who opens the address is asked to sign in', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await expect(page.locator('input[type=password]')).toBeVisible();
  expect(errors).toEqual([]);
});

/** The notice is shown, and its link loads the page again. */
async function expectNotice(page: Page): Promise<void> {
  const notice = page.getByRole('heading', { name: 'The page could not be loaded' });
  await expect(notice).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'load it again' }).click();
  await expect(page.locator('input[type=password]')).toBeVisible();
  await expect(notice).toHaveCount(0);
}

for (const [files, path] of [
  ['program', /\/assets\/base-(?!texts).*\.js$/],
  ['texts', /\/assets\/base-texts-.*\.js$/],
] as const) {
  test(`a page whose ${files} cannot be loaded says so, and can be loaded again`, async ({ page }) => {
    await page.route(path, (route) => route.abort());
    await page.goto('/');
    await expectNotice(page);
  });
}

test('a page that gets no configuration, since the database is away, says the same', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<script type="application\/json" id="config">.*?<\/script>/, '');
    await route.fulfill({ response, body });
  });
  await page.route('/config', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await expectNotice(page);
});

test('the product reports that it is ready', async ({ request }) => {
  const response = await request.get('/healthz');
  expect(response.status()).toBe(200);
});
