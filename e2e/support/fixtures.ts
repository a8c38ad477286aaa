import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

/** `test` with the running product: one server and one data folder for each worker, addresses relative to it. */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of needed fixtures from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

export { expect } from '@playwright/test';
