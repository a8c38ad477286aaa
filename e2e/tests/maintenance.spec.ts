import type { Page } from '@playwright/test';
import { title } from '../support/screens.ts';
import { expect, test } from '../support/signed-in.ts';

/** Serves every page, and `/config`, as during maintenance. */
async function underMaintenance(page: Page, message: string | null): Promise<void> {
  const maintenance = { on: true, message };
  await page.route('**/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), maintenance } });
  });
  await page.route(
    () => true,
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /"maintenance":\{[^}]*\}/,
        `"maintenance":${JSON.stringify(maintenance)}`,
      );
      await route.fulfill({ response, body });
    },
  );
}

test('during maintenance every address leads to its page, with what the operator says', async ({ page }) => {
  await underMaintenance(page, 'The database moves house until noon.');
  for (const path of ['/', '/create', '/login', '/no/such/way', '/maintenance']) {
    await page.goto(path);
    await expect(page).toHaveURL('/maintenance');
    await expect(title(page)).toHaveText('Back soon');
    await expect(page.getByText('The database moves house until noon.')).toBeVisible();
  }
});

test('without a message it says when it will be back: soon', async ({ page }) => {
  await underMaintenance(page, null);
  await page.goto('/');
  await expect(page.getByText('Foreglow is being worked on. It will be back soon.')).toBeVisible();
});

test('after maintenance its page leads home', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(title(page)).toHaveText('We are back');
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL('/');
  await expect(title(page)).toHaveText('Workspaces');
});
