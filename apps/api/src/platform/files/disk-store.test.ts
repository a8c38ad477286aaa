import fs from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { DiskStore } from './disk-store.ts';

let folder: string | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  if (folder) await rm(folder, { recursive: true, force: true });
});

it('leaves the space of the disk that the embedded database needs for its log', async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-store-'));
  const statfs = vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(folder), bsize: 1, bavail: 50_331_656 });
  syncBuiltinESMExports();
  const store = new DiskStore(folder, async () => Buffer.alloc(32));
  await expect(store.write('images/a/9.png', Buffer.alloc(9))).rejects.toMatchObject({ status: 507 });
  expect(await readdir(join(folder, 'images/a'))).toEqual([]);
  await store.write('images/a/8.png', Buffer.alloc(8));
  expect(await store.size('images/a/8.png')).toBe(8);
  expect(statfs).toHaveBeenCalled();
});

it('lists only files that it can read and remove, since others may put files into its folder', async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-store-'));
  const store = new DiskStore(folder, async () => Buffer.alloc(32));
  await store.write('images/a/small.webp', Buffer.alloc(8));
  await writeFile(join(folder, 'images/.DS_Store'), 'foreign');
  await writeFile(join(folder, 'images/a/Thumbs.db'), 'foreign');
  const listed = [];
  for await (const { key } of store.list('images/')) listed.push(key);
  expect(listed).toEqual(['images/a/small.webp']);
  // Control: other keys are refused.
  await expect(store.remove(['images/.DS_Store'])).rejects.toThrow('No file can be stored under images/.DS_Store.');
});

it('does not keep a file open that it cannot store', async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-store-'));
  const path = join(folder, 'made');
  await writeFile(path, 'made');
  const opened = vi.spyOn(fs, 'createReadStream');
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ ...fs.statfsSync(folder), bsize: 1, bavail: 0 });
  syncBuiltinESMExports();
  const store = new DiskStore(folder, async () => Buffer.alloc(32));
  await expect(store.writeFrom('exports/a.pdf', path)).rejects.toMatchObject({ status: 507 });
  // Control: the file was about to be read.
  expect(opened).toHaveBeenCalledWith(path);
  expect(opened.mock.results.map(({ value }) => value.destroyed)).toEqual([true]);
});
