import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadExpiry, downloadSeconds, type Grant, grantOf, signedPath } from './signed-path.rules.ts';

const secret = randomBytes(32);
const now = 1_790_000_000_000;
const hour = 3_600_000;

const grants: fc.Arbitrary<Grant> = fc.record({
  method: fc.constantFrom('GET', 'PUT'),
  key: fc.stringMatching(/^[a-z0-9]{1,8}\/[a-z0-9]{1,8}\.png$/),
  expires: fc.integer({ min: now / 1000 + 1, max: now / 1000 + 100_000 }),
  bytes: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
  type: fc.option(fc.constantFrom('image/png', 'image/jpeg'), { nil: undefined }),
});

function read(path: string, method: Grant['method'], at = now, by = secret) {
  const url = new URL(path, 'http://localhost');
  return grantOf(by, method, url.pathname.replace('/files/', ''), Object.fromEntries(url.searchParams), at);
}

describe('a signed path', () => {
  it('allows exactly what was granted, until it expires', () => {
    fc.assert(
      fc.property(grants, (grant) => {
        const path = signedPath(secret, grant);
        expect(read(path, grant.method)).toEqual(JSON.parse(JSON.stringify(grant)));
        expect(read(path, grant.method, grant.expires * 1000)).toBeUndefined();
        expect(read(path, grant.method === 'GET' ? 'PUT' : 'GET')).toBeUndefined();
        expect(read(path, grant.method, now, randomBytes(32))).toBeUndefined();
      }),
    );
  });

  it('is different for every other grant', () => {
    fc.assert(
      fc.property(grants, grants, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const signature = new URL(signedPath(secret, one), 'http://x').searchParams.get('signature') ?? '';
        const forged = new URL(signedPath(secret, other), 'http://x');
        forged.searchParams.set('signature', signature);
        expect(read(forged.pathname + forged.search, other.method)).toBeUndefined();
      }),
    );
  });

  it('is rejected when its parts are divided in another way', () => {
    const grant = { method: 'GET', key: 'a/b.png', expires: now / 1000 + 9, type: 'image/png', name: 'c' } as const;
    const query = Object.fromEntries(new URL(signedPath(secret, grant), 'http://x').searchParams);
    expect(grantOf(secret, 'GET', grant.key, query, now)).toEqual(grant);
    const { name, ...others } = query;
    expect(grantOf(secret, 'GET', grant.key, { ...others, type: `image/png\n${name}` }, now)).toBeUndefined();
  });

  it('is rejected with unexpected parameters', () => {
    const path = signedPath(secret, { method: 'GET', key: 'a/b.png', expires: now / 1000 + 9 });
    const query = Object.fromEntries(new URL(path, 'http://x').searchParams);
    expect(grantOf(secret, 'GET', 'a/b.png', query, now)).toBeDefined();
    for (const odd of [
      { signature: undefined },
      { signature: [query.signature, query.signature] },
      { signature: `${query.signature}=` },
      { expires: undefined },
      { expires: `${query.expires}.0` },
      { expires: '1e99' },
      { bytes: '5' },
      { type: 'image/png' },
    ]) {
      expect(grantOf(secret, 'GET', 'a/b.png', { ...query, ...odd }, now), JSON.stringify(odd)).toBeUndefined();
    }
  });
});

describe('the address of a picture', () => {
  it('stays the same for some hours, and is valid for hours whenever it is created', () => {
    fc.assert(
      fc.property(fc.integer({ min: now, max: now + 1000 * hour }), (at) => {
        const left = downloadExpiry(at) * 1000 - at;
        expect(left).toBeGreaterThan((downloadSeconds * 1000) / 2);
        expect(left).toBeLessThanOrEqual(downloadSeconds * 1000);
      }),
    );
    const addresses = new Set(Array.from({ length: 240 }, (_, n) => downloadExpiry(now + (n * hour) / 10)));
    expect(addresses.size).toBeLessThanOrEqual(5);
  });
});
