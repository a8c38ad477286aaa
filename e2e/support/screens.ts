import { expect, type Locator, type Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Fills in the sign-in form and sends it. */
export async function signInHere(page: Page, { email, password }: Product['admin']): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The title of the screen. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The menu of the signed-in user. */
export const userMenu = (page: Page) => page.getByRole('button', { name: 'admin@example.org' });

/** A phone. */
export const narrow = { width: 360, height: 740 };

/**
 * Clicks "Try again" until the content is shown. A screen also tries again by itself, so on a slow machine the button
 * can be busy or gone at the moment of the click.
 */
export async function tryAgainUntilVisible(page: Page, content: Locator): Promise<void> {
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2000 });
    await expect(content).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Opens a select and chooses the option with this name. */
export async function chooseIn(select: Locator, name: string): Promise<void> {
  await select.click();
  await select.page().getByRole('option', { name, exact: true }).click();
}
