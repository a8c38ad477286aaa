import { type Client, signInByApi } from './client.ts';
import { test as base } from './fixtures.ts';

/** Where the page keeps the session token. */
export const tokenKey = 'foreglow.api-token';

/** What a browser remembers that holds this token. */
export const holding = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: tokenKey, value: token }] }],
});

/** `test` whose pages are signed in as the administrator, all by one session: a test that ends it takes `anonymous`. */
export const test = base.extend<object, { api: Client }>({
  api: [async ({ product }, use) => use(await signInByApi(product)), { scope: 'worker' }],
  storageState: async ({ product, api }, use) => use(holding(product.url, api.token)),
});

/** For `test.use`: pages that nobody is signed in on. */
export const anonymous = { storageState: { cookies: [], origins: [] } };

export { expect } from './fixtures.ts';
