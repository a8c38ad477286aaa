import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../src/platform/db/embedded/folder-lock.ts';

const program = join(import.meta.dirname, 'support/lock-taker.ts');
let folder: string;
let takers: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-lock-'));
});
afterEach(async () => {
  for (const taker of takers) taker.kill('SIGKILL');
  takers = [];
  await rm(folder, { recursive: true, force: true });
});

/** What each of several processes is told that take the lock at the same moment. */
async function takeAtOnce(count: number): Promise<string[]> {
  const moment = String(Date.now() + 1500);
  takers = Array.from({ length: count }, () =>
    spawn(process.execPath, [program, folder, moment], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  return Promise.all(
    takers.map(async ({ stdout }) => {
      const [chunk] = stdout ? await once(stdout, 'data') : [''];
      return String(chunk).trim();
    }),
  );
}

/** Nothing of it depends on the database. */
describe.runIf(inject('databaseServer').kind === 'pglite')('the lock of a data folder', () => {
  it('is taken by one of several processes at once, and the others name it', { timeout: 60_000 }, async () => {
    const told = await takeAtOnce(6);
    expect(told.filter((line) => line === 'taken')).toHaveLength(1);
    const holder = takers[told.indexOf('taken')]?.pid;
    for (const line of told.filter((other) => other !== 'taken')) expect(line).toContain(`process ${holder}.`);
  });

  it('whose process is gone is taken over by one of several', { timeout: 60_000 }, async () => {
    const gone = spawn(process.execPath, ['-e', '']);
    await once(gone, 'exit');
    await writeFile(join(folder, 'foreglow.lock.7'), JSON.stringify({ pid: gone.pid, started: '1' }));
    const told = await takeAtOnce(6);
    expect(told.filter((line) => line === 'taken')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['foreglow.lock.8']);
  });

  it('that was given back is there for the next', { timeout: 60_000 }, async () => {
    lockFolder(folder)();
    expect(await takeAtOnce(1)).toEqual(['taken']);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  });

  it('that a crash left empty does not shut the folder for ever', { timeout: 60_000 }, async () => {
    await writeFile(join(folder, 'foreglow.lock.1'), '');
    expect(await takeAtOnce(1)).toEqual(['taken']);
  });
});
