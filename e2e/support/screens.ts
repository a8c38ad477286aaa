import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Fills the sign-in form in and sends it. */
export async function signInHere(page: Page, { email, password }: Product['admin']): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The title of the screen. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The menu of whoever is signed in. */
export const userMenu = (page: Page) => page.getByRole('button', { name: 'admin@example.org' });

/** A phone. */
export const narrow = { width: 360, height: 740 };
