import { expect, it } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

const counting = () => {
  let count = 0;
  const compute = (value: object) => async () => {
    count += 1;
    return value;
  };
  return { count: () => count, compute };
};

it('computes a value once, and again after a failure', async () => {
  const cache = new VersionedCache(10);
  const { count, compute } = counting();
  await Promise.all([cache.get('a', compute({ n: 1 })), cache.get('a', compute({ n: 2 }))]);
  expect(await cache.get('a', compute({ n: 3 }))).toEqual({ n: 1 });
  expect(count()).toBe(1);
  await expect(cache.get('b', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await cache.get('b', compute({ n: 4 }))).toEqual({ n: 4 });
});

it('drops the least recently used values when values are large, however few there are', async () => {
  const cache = new VersionedCache(1000);
  const { count, compute } = counting();
  const large = () => compute(new Uint8Array(20 * 1024 * 1024));
  for (let version = 0; version < 20; version += 1) await cache.get(`v${version}`, large());
  expect(count()).toBe(20);
  await cache.get('v19', large());
  expect(count()).toBe(20);
  await cache.get('v0', large());
  expect(count()).toBe(21);
});

it('gives every caller its value, even if more are computed at the same time than it can cache', async () => {
  const cache = new VersionedCache(2);
  const numbers = [1, 2, 3, 4, 5];
  const values = await Promise.all(numbers.map((n) => cache.get(`n${n}`, async () => ({ n }))));
  expect(values.map(({ n }) => n)).toEqual(numbers);
});
