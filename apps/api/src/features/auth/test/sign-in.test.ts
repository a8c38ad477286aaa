import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Passwords } from '#features/auth/passwords.ts';
import { CredentialsRepo } from '#features/users/credentials.repo.ts';
import { UsersRepo } from '#features/users/users.repo.ts';
import { Client } from '#test/support/client.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { query } from '#test/support/raw-tables.ts';

const ada = { email: 'ada@example.org', password: 'first light 2040' };
let product: Product;

beforeAll(async () => {
  product = await startProduct();
  const passwordHash = await new Passwords().hash(ada.password);
  await product.database.db.transaction().execute(async (transaction) => {
    const user = await new UsersRepo(transaction).create({ email: ada.email, name: 'Ada', isGlobalAdmin: true });
    if (user) await new CredentialsRepo(transaction).setPassword(user.id, passwordHash);
  });
});
afterAll(() => product?.stop());
beforeEach(() => query(product, 'delete from rate_limits'));

const logIn = (email: string, password: string, device_token?: string) =>
  product.anonymous.call('POST /v1/login', { body: { email, password, device_token } });

async function signedIn(): Promise<{ client: Client; token: string }> {
  const { token } = (await logIn(ada.email, ada.password)).body.data.attributes;
  return { client: new Client(product.address, token), token };
}

describe('signing in', () => {
  it('opens a session that names its user', async () => {
    const answer = await logIn(ada.email, ada.password);
    expect(answer.status).toBe(200);
    const { token, expires_at } = answer.body.data.attributes;
    expect(Date.parse(expires_at)).toBeGreaterThan(Date.now());
    const me = await new Client(product.address, token).call('GET /v1/me');
    expect(me.body.data.attributes).toMatchObject({
      name: 'Ada',
      email: ada.email,
      permissions: { is_global_admin: true },
    });
  });

  it('accepts the e-mail in any case and with spaces around it', async () => {
    expect((await logIn('  ADA@Example.ORG ', ada.password)).status).toBe(200);
  });

  it('accepts the password only in its exact case', async () => {
    expect((await logIn(ada.email, ada.password.toUpperCase())).status).toBe(401);
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await logIn(ada.email, 'not the password');
    const unknown = await logIn('nobody@example.org', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const withoutRequest = (errors: typeof wrong.errors) => errors.map(({ meta: _, ...error }) => error);
    expect(withoutRequest(wrong.errors)).toEqual(withoutRequest(unknown.errors));
    expect(wrong.errors[0]?.code).toBe('login_failed');
  });

  it('reports every missing field', async () => {
    const answer = await product.anonymous.send('POST', '/v1/login', { body: '{}' });
    expect(answer.status).toBe(422);
    expect(answer.errors.map((error) => error.source?.pointer)).toEqual(['/email', '/password']);
  });

  it('refuses impossible e-mails with a sentence, without failing', async () => {
    for (const email of ['ada\u0000@example.org', '\ud800', "' or 1=1 --", '🌅@example.org']) {
      const answer = await logIn(email, 'whatever it is');
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.text).toBeLessThan(500);
    }
  });
});

describe('a session', () => {
  it('ends with signing out, which does not affect the other sessions of the person', async () => {
    const first = await signedIn();
    const second = await signedIn();
    expect((await first.client.call('DELETE /v1/logout')).status).toBe(204);
    expect((await first.client.call('GET /v1/me')).status).toBe(401);
    expect((await second.client.call('GET /v1/me')).status).toBe(200);
  });

  it('is refused once it has expired, and works until then (control)', async () => {
    const { client, token } = await signedIn();
    const hash = createHash('sha256').update(token).digest();
    const endsIn = (interval: string) =>
      query(product, `update sessions set expires_at = now() + $2::interval where token_hash = $1`, [hash, interval]);
    await endsIn('1 hour');
    expect((await client.call('GET /v1/me')).status).toBe(200);
    await endsIn('-1 second');
    const late = await client.call('GET /v1/me');
    expect(late.status).toBe(401);
    expect(late.errors[0]?.code).toBe('login_required');
  });

  it('is extended while it is used', async () => {
    const { client, token } = await signedIn();
    const hash = createHash('sha256').update(token).digest();
    await query(
      product,
      `update sessions set last_used_at = now() - interval '6 minutes', expires_at = now() + interval '1 day'
       where token_hash = $1`,
      [hash],
    );
    await client.call('GET /v1/me');
    const [row] = await query<{ later: boolean }>(
      product,
      `select expires_at > now() + interval '29 days' as later from sessions where token_hash = $1`,
      [hash],
    );
    expect(row?.later).toBe(true);
  });

  it('is stored only with the SHA-256 of its token', async () => {
    const { token } = await signedIn();
    const rows = await query<{ token_hash: Buffer; whole: string }>(
      product,
      'select token_hash, row_to_json(sessions)::text as whole from sessions',
    );
    expect(rows.map((row) => row.token_hash.toString('hex'))).toContain(
      createHash('sha256').update(token).digest('hex'),
    );
    const asHex = Buffer.from(token).toString('hex');
    for (const { whole } of rows) {
      expect(whole).not.toContain(token);
      expect(whole).not.toContain(asHex);
    }
  });

  it('is only opened by its token', async () => {
    const { token } = await signedIn();
    const me = (authorization: string) => product.anonymous.send('GET', '/v1/me', { headers: { authorization } });
    expect((await me(`Bearer ${token}`)).status).toBe(200);
    expect((await me(`bearer ${token}`)).status).toBe(200);
    const hash = createHash('sha256').update(token).digest();
    const foreign = [
      '',
      'Bearer',
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token}x`,
      `Bearer ${token} ${token}`,
      `Bearer ${hash.toString('hex')}`,
      `Bearer ${hash.toString('base64url')}`,
      `Basic ${token}`,
      token,
      `Bearer ${'x'.repeat(5000)}`,
      `Bearer ' or true --`,
    ];
    for (const authorization of foreign) expect((await me(authorization)).status, authorization).toBe(401);
  });

  it('never uses a cookie', async () => {
    const { token } = await signedIn();
    const answer = await product.anonymous.send('GET', '/v1/me', { headers: { cookie: `token=${token}` } });
    expect(answer.status).toBe(401);
  });
});

describe('repeated failures', () => {
  const failTenTimes = async (email: string) => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      expect((await logIn(email, 'wrong')).status, `attempt ${attempt}`).toBe(401);
    }
  };

  it('are answered with 429 and the seconds to wait, the right password included', async () => {
    await failTenTimes(ada.email);
    const refused = await logIn(ada.email, ada.password);
    expect(refused.status).toBe(429);
    expect(refused.errors[0]?.code).toBe('too_many_requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('count for the e-mail in any case, and not for another one', async () => {
    await failTenTimes('ADA@example.org');
    expect((await logIn('ada@EXAMPLE.org', ada.password)).status).toBe(429);
    expect((await logIn('grace@example.org', 'wrong')).status).toBe(401);
  });

  it('cannot evade the limit with invented addresses', async () => {
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await product.anonymous.send('POST', '/v1/login', {
        body: JSON.stringify({ email: ada.email, password: 'wrong' }),
        headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
      });
    }
    expect((await logIn(ada.email, ada.password)).status).toBe(429);
  });

  it('are reset by a success', async () => {
    for (let attempt = 1; attempt <= 9; attempt += 1) await logIn(ada.email, 'wrong');
    expect((await logIn(ada.email, ada.password)).status).toBe(200);
    await failTenTimes(ada.email);
  });

  it('from one address are limited over all e-mails together', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 61; attempt += 1) {
      const answer = await logIn(`person${attempt}@example.org`, 'wrong');
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(401));
    expect(statuses[60]).toBe(429);
  });

  it('are the only counted attempts: successful ones are not limited', async () => {
    for (let n = 0; n < 12; n += 1) expect((await logIn(ada.email, ada.password)).status).toBe(200);
    const points = await query<{ sum: number }>(
      product,
      `select sum(points)::int from rate_limits where key like 'login%'`,
    );
    expect(points).toEqual([{ sum: 0 }]);
  });
});

describe('a browser that a user has signed in from', () => {
  const known = async () => (await logIn(ada.email, ada.password)).body.data.attributes.device_token;
  const lockOut = () => query(product, `update rate_limits set points = 1000 where key like 'login-%'`);

  it('can still sign in while wrong passwords of others use up every limit', async () => {
    const device = await known();
    await logIn(ada.email, 'wrong');
    await lockOut();
    expect((await logIn(ada.email, ada.password)).status).toBe(429);
    const kept = await logIn(ada.email, ada.password, device);
    expect([kept.status, kept.body.data.attributes.device_token]).toEqual([200, device]);
  });

  it('has a separate limit for wrong passwords', async () => {
    const device = await known();
    for (let n = 0; n < 10; n += 1) expect((await logIn(ada.email, 'wrong', device)).status).toBe(401);
    expect((await logIn(ada.email, ada.password, device)).status).toBe(429);
    expect((await logIn(ada.email, ada.password)).status).toBe(200);
  });

  it('is only known for users who signed in from it', async () => {
    const device = await known();
    const bob = await product.make.person({ password: 'a lantern in fog 7' });
    await logIn(bob.email, 'wrong');
    await lockOut();
    expect((await logIn(bob.email, 'a lantern in fog 7', device)).status).toBe(429);
    await query(product, 'delete from rate_limits');
    const shared = await logIn(bob.email, 'a lantern in fog 7', device);
    expect(shared.body.data.attributes.device_token).toBe(device);
    await logIn(bob.email, 'wrong');
    await lockOut();
    expect((await logIn(bob.email, 'a lantern in fog 7', device)).status).toBe(200);
    expect((await logIn(ada.email, ada.password, device)).status).toBe(200);
  });

  it('cannot choose its token, and cannot open a session with it', async () => {
    const invented = 'x'.repeat(43);
    const given = (await logIn(ada.email, ada.password, invented)).body.data.attributes.device_token;
    expect(given).not.toBe(invented);
    expect((await new Client(product.address, given).call('GET /v1/me')).status).toBe(401);
  });

  it('is forgotten with a new password, when the account is disabled, and when sessions are ended', async () => {
    const boss = (await product.make.administrator()).client;
    const password = 'a lantern in fog 7';
    const ends: [string, (token: string, slug: string) => Promise<{ status: number }>][] = [
      [
        'password',
        (token) =>
          new Client(product.address, token).call('POST /v1/me/password', {
            body: { current_password: password, password: 'another lantern 8' },
          }),
      ],
      ['sessions', (_, id) => boss.call('DELETE /v1/users/{id}/sessions', { params: { id } })],
      [
        'disabled',
        (_, id) =>
          boss.call('PATCH /v1/users/{id}', {
            params: { id },
            body: { data: { type: 'users', attributes: { disabled: true } } },
          }),
      ],
    ];
    const devices = (id: number) => query(product, 'select 1 from known_devices where user_id = $1', [id]);
    for (const [what, end] of ends) {
      const person = await product.make.person({ password });
      const { token } = (await logIn(person.email, password)).body.data.attributes;
      expect(await devices(person.id), what).toHaveLength(1);
      expect((await end(token, person.slug)).status, what).toBeLessThan(300);
      expect(await devices(person.id), what).toHaveLength(0);
    }
  });
});
