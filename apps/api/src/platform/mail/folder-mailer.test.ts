import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { FolderMailer } from './folder-mailer.ts';

let folder: string | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  if (folder) await fs.rm(folder, { recursive: true, force: true });
});

it('leaves no unfinished message if the disk is full', async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'foreglow-mail-'));
  const open = fs.open;
  const begun: string[] = [];
  vi.spyOn(fs, 'open').mockImplementation(async (path, ...more) => {
    begun.push(String(path));
    const file = await open(path, ...more);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    return Object.assign(file, { sync: () => Promise.reject(full) });
  });
  syncBuiltinESMExports();
  const mailer = new FolderMailer(folder, { from: 'foreglow@example.org', host: 'example.org' });
  const message = { to: { name: 'Ada', address: 'ada@example.org' }, subject: 'Hello', text: 'Hello', html: 'Hello' };
  await expect(mailer.send(message)).rejects.toMatchObject({ code: 'ENOSPC' });
  // Control: the message was being written.
  expect(begun).toHaveLength(1);
  expect(await fs.readdir(folder)).toEqual([]);
});
