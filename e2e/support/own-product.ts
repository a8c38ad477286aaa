import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

/**
 * `test` with a product for one test file, for states that the shared product cannot show: no users yet, no content
 * yet.
 */
export function testWithOwnProduct(
  settings: Readonly<Record<string, string>> = {},
  options?: Parameters<typeof startProduct>[1],
) {
  let running: Promise<Product> | undefined;
  const test = base.extend<{ own: Product }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern.
    own: async ({}, use) => {
      running ??= startProduct(settings, options);
      await use(await running);
    },
    baseURL: async ({ own }, use) => use(own.url),
  });
  // Each test builds on the ones before it.
  test.describe.configure({ mode: 'serial' });
  test.afterAll(async () => (await running)?.stop());
  return test;
}

export { expect } from '@playwright/test';
