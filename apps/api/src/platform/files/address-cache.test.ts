import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddressCache } from './address-cache.ts';
import { downloadSeconds } from './signed-path.rules.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it('addresses are signed once while they stay the same, and again well before they expire', async () => {
  const sign = vi.fn(async (key: string, expires: number) => `${key} until ${expires}`);
  const addresses = new AddressCache(sign);
  const first = await addresses.of('a');
  expect(await addresses.of('a')).toBe(first);
  expect(await addresses.of('b')).not.toBe(first);
  expect(sign).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime((downloadSeconds / 2) * 1000);
  expect(await addresses.of('a')).not.toBe(first);
  expect(sign).toHaveBeenCalledTimes(3);
});
