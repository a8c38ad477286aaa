import { type Client, signInByApi } from './client.ts';
import { test as base } from './fixtures.ts';

/** The key under which the page stores the session token. */
export const tokenKey = 'foreglow.api-token';

/** The storage state of a browser with this token. */
export const signedInState = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: tokenKey, value: token }] }],
});

/**
 * `test` whose pages are signed in as the administrator, all with one session. Tests that end the session use
 * `anonymous`.
 */
export const test = base.extend<object, { api: Client }>({
  api: [async ({ product }, use) => use(await signInByApi(product)), { scope: 'worker' }],
  storageState: async ({ product, api }, use) => use(signedInState(product.url, api.token)),
});

/** For `test.use`: pages without a signed-in user. */
export const anonymous = { storageState: { cookies: [], origins: [] } };

export { expect } from './fixtures.ts';
