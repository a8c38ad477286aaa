import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { isNearlyFull, spaceOf } from './free-space.ts';

const megabyte = 1024 * 1024;

it('a disk is nearly full before changes are refused, whatever its size', () => {
  for (const total of [600 * megabyte, 1e13]) {
    expect(isNearlyFull({ free: 513 * megabyte, total })).toBe(false);
    expect(isNearlyFull({ free: 511 * megabyte, total })).toBe(true);
  }
});

it('the space of a folder is that of its disk; a folder that does not exist has none', async () => {
  const space = await spaceOf(tmpdir());
  expect(space?.free).toBeLessThanOrEqual(space?.total ?? 0);
  expect(await spaceOf('/no/such/folder')).toBe(undefined);
});
