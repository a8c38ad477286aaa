import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuthService } from '#features/auth/auth.service.ts';
import { Passwords } from '#features/auth/passwords.ts';
import { Lookups } from '#platform/db/lookups.ts';
import { createRateLimits } from '#platform/http/rate-limit.ts';
import { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

const ada = { name: 'Ada', email: 'ada@example.org', password: 'first light 2040' };
let product: Product;
let auth: AuthService;

beforeAll(async () => {
  product = await startProduct();
  auth = new AuthService(
    product.database.db,
    new Lookups(product.database),
    new Passwords(),
    createRateLimits(product.database.pool),
    async () => undefined,
  );
});
afterAll(() => product?.stop());
/** There are no users before each test. */
beforeEach(() => query(product, 'truncate users, setup_links, rate_limits cascade'));

async function offered(): Promise<string> {
  const token = await auth.offerSetUp(24);
  if (!token) throw new Error('No link was offered.');
  return token;
}
const setUp = (token: string, given: object = {}) =>
  product.anonymous.call('POST /v1/setup', { body: { ...ada, ...given, token } });
const check = async (token: string) =>
  (await product.anonymous.call('POST /v1/setup/check', { body: { token } })).status;
const administrators = async () =>
  (await query<{ email: string }>(product, 'select email from users where is_global_admin order by email')).map(
    (row) => row.email,
  );
const needsSetUp = async () => (await product.anonymous.call('GET /config')).body.needs_setup;

describe('the set-up link', () => {
  it('makes the first administrator, signs them in, and is used up', async () => {
    const token = await offered();
    expect([await needsSetUp(), await check(token)]).toEqual([true, 204]);
    const answer = await setUp(token, { email: 'Ada@Example.org' });
    expect(answer.status).toBe(201);
    const me = await new Client(product.address, answer.body.data.attributes.token).call('GET /v1/me');
    expect(me.body.data.attributes).toMatchObject({
      name: 'Ada',
      email: ada.email,
      permissions: { is_global_admin: true },
    });
    expect([await needsSetUp(), await check(token)]).toEqual([false, 401]);
    const again = await setUp(token, { email: 'eve@example.org' });
    expect([again.status, again.errors[0]?.code]).toEqual([401, 'setup_token_invalid']);
    expect(await administrators()).toEqual([ada.email]);
    const login = await product.anonymous.call('POST /v1/login', { body: ada });
    expect(login.status).toBe(200);
  });

  it('expires', async () => {
    const token = await offered();
    await query(product, `update setup_links set expires_at = now() - interval '1 second'`);
    expect([await check(token), (await setUp(token)).status]).toEqual([401, 401]);
    expect(await administrators()).toEqual([]);
  });

  it('is valid together with those of other processes, until one of them is used or this one is withdrawn', async () => {
    const [first, second, third] = [await offered(), await offered(), await offered()];
    await auth.withdrawSetUp(third);
    expect([await check(first), await check(second), await check(third)]).toEqual([204, 204, 401]);
    expect((await setUp(first)).status).toBe(201);
    expect([await check(first), await check(second)]).toEqual([401, 401]);
    expect(await query(product, 'select 1 from setup_links')).toEqual([]);
  });

  it('is not opened by another token', async () => {
    await offered();
    for (const token of ['none', '', '\u0000', "' or true --"]) {
      expect((await setUp(token)).status, token).toBe(401);
    }
    expect(await administrators()).toEqual([]);
  });

  it('is neither offered nor accepted once there is a user', async () => {
    const token = await offered();
    await auth.ensureAdministrator('grace@example.org', 'an hour of rope 7');
    expect(await auth.offerSetUp(24)).toBeUndefined();
    expect(await check(token)).toBe(401);
    expect((await setUp(token)).status).toBe(401);
    expect(await administrators()).toEqual(['grace@example.org']);
  });

  it.each([
    ['that everybody guesses', 'password123'],
    ['that is too short', 'nine char'],
    ['that is the e-mail', 'ada@example.org'],
    ['that is the name in the e-mail with digits', 'ada1234567'],
  ])('refuses a password %s, and can be used afterwards', async (_what, password) => {
    const token = await offered();
    const refused = await setUp(token, { password });
    expect(refused.status).toBe(422);
    expect(refused.errors.map((error) => error.source?.pointer)).toEqual(['/password']);
    expect(await administrators()).toEqual([]);
    expect((await setUp(token)).status).toBe(201);
  });

  it('reports all invalid fields together', async () => {
    const refused = await setUp(await offered(), { name: ' ', email: 'nobody', password: 'short' });
    expect(refused.status).toBe(422);
    expect(refused.errors.map((error) => error.source?.pointer)).toEqual(['/name', '/email', '/password']);
  });

  it('succeeds for exactly one of several people who use it, or another link, at the same time', async () => {
    const tokens = [await offered(), await offered()];
    const emails = ['one@example.org', 'two@example.org', 'three@example.org', 'four@example.org'];
    const answers = await Promise.all(emails.map((email, at) => setUp(tokens[at % 2] ?? '', { email })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 401, 401, 401]);
    const winner = emails[answers.findIndex((answer) => answer.status === 201)];
    expect(await administrators()).toEqual([winner]);
  });

  it('cannot be guessed with many attempts', async () => {
    const statuses = new Set<number>();
    for (let attempt = 0; attempt < 31; attempt += 1) statuses.add(await check('a guess'));
    expect([...statuses]).toEqual([401, 429]);
  });
});

describe('the administrator of the settings', () => {
  it('is created once, can sign in, and keeps a password that was changed later', async () => {
    expect(await auth.ensureAdministrator(ada.email, ada.password)).toBe(true);
    expect(await auth.ensureAdministrator(ada.email, 'another password 9')).toBe(false);
    const logIn = (password: string) =>
      product.anonymous.call('POST /v1/login', { body: { email: ada.email, password } });
    expect([(await logIn(ada.password)).status, (await logIn('another password 9')).status]).toEqual([200, 401]);
    expect(await needsSetUp()).toBe(false);
    expect(await administrators()).toEqual([ada.email]);
  });

  it('is not created again after its e-mail was changed', async () => {
    await auth.ensureAdministrator(ada.email, ada.password);
    await query(product, `update users set email = 'lovelace@example.org'`);
    expect(await auth.ensureAdministrator(ada.email, ada.password)).toBe(false);
    expect(await administrators()).toEqual(['lovelace@example.org']);
  });

  it('is not created if there is a deleted account', async () => {
    await auth.ensureAdministrator(ada.email, ada.password);
    await query(product, `update users set email = 'former@example.org', is_global_admin = false, deleted_at = now()`);
    expect(await auth.ensureAdministrator(ada.email, ada.password)).toBe(false);
    expect(await administrators()).toEqual([]);
  });

  it('is created once by several processes that start together, whatever their settings and the used link', async () => {
    const token = await offered();
    const emails = ['one@example.org', 'one@example.org', 'two@example.org', 'three@example.org'];
    const [linked, ...made] = await Promise.all([
      setUp(token),
      ...emails.map((email) => auth.ensureAdministrator(email, ada.password)),
    ]);
    expect([linked?.status === 201, ...made].filter(Boolean)).toHaveLength(1);
    expect(await administrators()).toHaveLength(1);
  });
});
