import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { FolderInUseError, lockFolder } from '../src/platform/db/embedded/folder-lock.ts';

const taker = join(import.meta.dirname, 'support/lock-taker.ts');
const parentThatNeverReaps = join(import.meta.dirname, 'support/idle-parent.ts');
const canIsolate = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
let folder: string;
let processes: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreglow-lock-'));
});
afterEach(async () => {
  for (const process of processes) process.kill('SIGKILL');
  processes = [];
  await rm(folder, { recursive: true, force: true });
});

/** Starts a program and returns the first line it writes. */
async function start(command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  processes.push(child);
  const [chunk] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

/** The outputs of several processes that try to take the lock at the same moment. */
function takeAtOnce(count: number): Promise<string[]> {
  const moment = String(Date.now() + 1500);
  return Promise.all(Array.from({ length: count }, () => start(process.execPath, [taker, folder, moment])));
}

const isAlive = (pid: number): boolean => process.kill(pid, 0);

/** These tests do not depend on the database. */
describe.runIf(inject('databaseServer').kind === 'pglite')('the lock of a data folder', () => {
  it('is taken by only one of several simultaneous processes', async () => {
    const answers = await takeAtOnce(6);
    expect(answers.filter((line) => line === 'taken')).toHaveLength(1);
    for (const line of answers.filter((other) => other !== 'taken')) expect(line).toContain('is in use by');
  });

  it('is refused with the process that holds it', async () => {
    expect(await takeAtOnce(1)).toEqual(['taken']);
    const refused = () => lockFolder(folder);
    expect(refused).toThrow(FolderInUseError);
    expect(refused).toThrow(`in use by the Foreglow process ${processes[0]?.pid}.`);
  });

  it('is free as soon as its process is killed', async () => {
    expect(await takeAtOnce(1)).toEqual(['taken']);
    const [holder] = processes;
    holder?.kill('SIGKILL');
    if (holder) await once(holder, 'exit');
    lockFolder(folder)();
  });

  it('is free when its process is a zombie, which still counts as alive', async () => {
    const pid = Number(await start(process.execPath, [parentThatNeverReaps, taker, folder, '0']));
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => released()).toBe(true);
    // Control: a lock that depended on the process id would still be held.
    expect(isAlive(pid)).toBe(true);
  });

  it.runIf(canIsolate)('holds between containers that do not see each other', async () => {
    expect(await takeAtOnce(1)).toEqual(['taken']);
    const isolated = ['--pid', '--fork', '--mount-proc', process.execPath];
    expect(await start('unshare', [...isolated, taker, folder, '0'])).toContain('is in use by');
    // Control: the other process does not see the holder.
    const check = `try { process.kill(${processes[0]?.pid}, 0); console.log('seen'); } catch { console.log('not seen'); }`;
    expect(await start('unshare', [...isolated, '-e', check])).toBe('not seen');
  });

  it('can be taken again after it was released', async () => {
    lockFolder(folder)();
    expect(await takeAtOnce(1)).toEqual(['taken']);
  });
});

function released(): boolean {
  try {
    lockFolder(folder)();
    return true;
  } catch (error) {
    if (error instanceof FolderInUseError) return false;
    throw error;
  }
}
