import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Signs the administrator in through the screen. */
export async function signIn(page: Page, { admin }: Pick<Product, 'admin'>): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('/');
}
