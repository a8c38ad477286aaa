import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { TrustedProxies } from '../src/platform/http/caller-address.ts';
import { type Product, startProduct } from './support/product.ts';
import { query } from './support/raw-tables.ts';

let product: Product | undefined;
const behind = async (trustProxy: TrustedProxies): Promise<Product> => {
  await product?.stop();
  product = await startProduct(undefined, undefined, { trustProxy });
  return product;
};
afterEach(async () => {
  if (product) await query(product, 'delete from rate_limits');
});
afterAll(() => product?.stop());

/** Tries to sign in with the addresses that proxies forward; the last one was added by the nearest proxy. */
const attempt = async ({ anonymous }: Product, n: number, forwarded: string) =>
  anonymous.send('POST', '/v1/login', {
    body: JSON.stringify({ email: `person${n}@example.org`, password: 'wrong' }),
    headers: { 'x-forwarded-for': forwarded },
  });

const statuses = async (at: Product, forwarded: (n: number) => string): Promise<number[]> => {
  const found: number[] = [];
  for (let n = 0; n < 70; n += 1) found.push((await attempt(at, n, forwarded(n))).status);
  return found;
};

describe('behind one proxy', () => {
  it('a caller is counted by the address that the proxy saw, whatever addresses they add', async () => {
    const at = await behind(1);
    const forged = await statuses(at, (n) => `203.0.113.${n}, 198.51.100.7`);
    expect(forged).toEqual([...Array(60).fill(401), ...Array(10).fill(429)]);
    // Control: the address is used, and another address has separate attempts.
    expect((await attempt(at, 0, '198.51.100.7, 203.0.113.1')).status).toBe(401);
  });

  it('callers of one IPv6 network are counted together, as are all forms of one IPv4 address', async () => {
    const at = product ?? (await behind(1));
    for (const forwarded of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '192.0.2.9', '::ffff:192.0.2.9']) {
      await attempt(at, 0, forwarded);
    }
    const rows = await query<{ key: string; points: number }>(
      at,
      `select key, points from rate_limits where key like 'login-address%' order by key`,
    );
    expect(rows).toEqual([
      { key: 'login-address:192.0.2.9', points: 2 },
      { key: 'login-address:2001:db8:1:2::/64', points: 2 },
    ]);
  });

  it('an invalid address is refused', async () => {
    const at = product ?? (await behind(1));
    for (const forwarded of ['unknown', 'x'.repeat(5000), '1'.repeat(5000), '198.51.100.7, 300.1.1.1']) {
      const { status, errors } = await attempt(at, 0, forwarded);
      expect([status, errors[0]?.code], forwarded.slice(0, 40)).toEqual([400, 'malformed_address']);
    }
  });
});

describe('behind proxies of a network', () => {
  it('only proxies in this network are trusted', async () => {
    const elsewhere = await behind(['10.0.0.0/8']);
    await attempt(elsewhere, 0, '203.0.113.1');
    const counted = () =>
      query<{ key: string }>(elsewhere, `select key from rate_limits where key like 'login-address%'`);
    expect(await counted()).toEqual([{ key: 'login-address:127.0.0.1' }]);
  });

  it('the first address beyond them counts (control)', async () => {
    const here = await behind(['127.0.0.0/8', '10.0.0.0/8']);
    await attempt(here, 0, '203.0.113.1, 198.51.100.7, 10.1.2.3');
    const keys = await query<{ key: string }>(here, `select key from rate_limits where key like 'login-address%'`);
    expect(keys).toEqual([{ key: 'login-address:198.51.100.7' }]);
  });
});
