import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskStore } from './disk-store.ts';
import { removeUnrecorded } from './remove-unrecorded.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['the server refuses the row', { code: '23505' }, false],
  ['the connection ends', { code: 'ECONNRESET' }, true],
  ['the server shuts down', { code: '57P01' }, true],
  ['no answer arrives in time', { message: 'Query read timeout' }, true],
])('files are kept only if they may have been recorded: %s', async (_, failure, isKept) => {
  const store = new DiskStore(folder, async () => Buffer.alloc(32));
  await store.write('images/a/small.webp', Buffer.alloc(8));
  await removeUnrecorded(store, ['images/a/small.webp'], Object.assign(new Error(), failure));
  expect(await store.size('images/a/small.webp')).toBe(isKept ? 8 : undefined);
});
